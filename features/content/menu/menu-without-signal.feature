@content @keeps-the-app
Feature: The app without a signal
  What was seen before can be seen again, with its age.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Public lists show their last state and how old it is

    Example: The service menu of an earlier visit
      Given Mia has looked at the service menu on her phone
      And Mia has closed the app
      And 12 minutes have passed on Mia's phone
      And Mia has lost the signal
      When Mia looks at the service menu
      Then Mia sees "HydraFacial" for "$249.00" and 25 points under "Skincare"
      And Mia reads "Last updated 12 minutes ago"

    @nightly
    Example: The blog of an earlier visit
      Given Olga has published "Sunscreen" in "skincare"
      And Mia has looked at "Sunscreen" in the blog on her phone
      And Mia has closed the app
      And Mia has lost the signal
      When Mia looks at the blog
      Then Mia sees the posts "Sunscreen"
      And Mia reads "Last updated just now"

    Example: The clinic is in trouble, and well again
      Given Mia has looked at the service menu on her phone
      And Mia has closed the app
      And 12 minutes have passed on Mia's phone
      And the clinic can't tell Mia its services
      When Mia looks at the service menu
      Then Mia sees "HydraFacial" for "$249.00" and 25 points under "Skincare"
      And Mia reads "Last updated 12 minutes ago"
      When the clinic can tell Mia its services again
      Then Mia no longer reads "Last updated"

    Example: The signal comes back
      Given Mia has looked at the service menu on her phone
      And Mia has lost the signal
      And Mia looks at the service menu
      And Mia reads "Last updated"
      When Mia's signal is back
      Then Mia no longer reads "Last updated"

  Rule: What is on the screen stays there, with its age

    Example: The balance
      Given Mia starts with 20 points
      And Mia has used the app on her phone
      When Mia loses the signal
      Then Mia reads "You’re offline"
      And Mia reads "Last updated just now"
      And Mia sees 20 points without touching her phone
