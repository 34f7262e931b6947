@content
Feature: Monthly specials
  The owner decides what is offered, and sees beforehand how patients will see it.

  Rule: What the owner creates is what patients see

    Example: Created beside its preview
      When Olga fills in the special "Autumn Glow" with 20 percent off
      Then Olga sees "20% OFF" on the card as patients see it
      When Olga creates the special
      Then Olga gets the answer "Monthly Special Created!"
      When Mia looks at the promotions
      Then Mia sees "20% OFF" on "Autumn Glow"

    @nightly
    Example: Something is missing
      When Olga creates a special of which nothing is filled in
      Then Olga gets the answer "Missing Information" with "Please fill in all required fields"

    @nightly
    Example: More than everything off
      When Olga fills in the special "All of it" with 101 percent off
      And Olga creates the special
      Then Olga gets the answer "Error" with "A percentage must be between 1 and 100."
      And Olga still has the special "All of it" in the form

  Rule: What the owner deletes is gone for everybody

    Example: Deleted
      Given Olga offers "Glow Weeks" with 20 percent off until 2026-12-20
      When Olga deletes the special "Glow Weeks"
      Then Olga gets the answer "Promotion Deleted"
      When Mia looks at the promotions
      Then Mia reads "No Active Promotions"

    @nightly
    Example: Somebody else was faster
      Given Olga offers "Glow Weeks" with 20 percent off until 2026-12-20
      When Olga deletes the special "Glow Weeks" that is gone already
      Then Olga gets the answer "Error" with "This promotion no longer exists."

  Rule: Without the list the owner knows what to do

    Example: It can't be loaded
      When Olga looks at the specials while the clinic can't be reached
      Then Olga gets the answer "Unable to load promotions" with "Please make sure you're logged in with the admin code."
