@privacy
Feature: One's own data
  Members can take along what the clinic holds of them, and leave.

  Background:
    Given Mia is a member
    And Mia is signed in
    And Mia starts with 120 points

  Rule: A member can take all of it along

    Example: One file
      When Mia downloads her data
      Then the file has Mia's email and her 120 points

  Rule: Who leaves is gone everywhere

    Example: With her password
      When Mia deletes her account
      Then Mia is told "Account deleted"
      And Mia is on the landing page, signed out
      And Mia's password opens nothing any more

    Example: A second window
      Given Mia has the rewards open in a second window
      When Mia deletes her account
      Then Mia's points are gone from the second window

  Rule: Only she can do it

    @nightly
    Example: A wrong password
      When Mia tries to delete her account with the password "not-hers"
      Then Mia reads "That’s not your password. Nothing was deleted."
      And Mia has 120 points

    @nightly
    Example: The clinic can't be reached
      Given Mia has opened her profile
      When Mia tries to delete her account without a signal
      Then Mia reads "No response from the clinic’s server"
      And Mia's password is still typed
