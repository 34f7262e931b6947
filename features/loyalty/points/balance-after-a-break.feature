@loyalty
Feature: The balance after a break
  A phone that was away catches up by itself.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: What happened while nobody looked is there when she looks again

    Example: The phone had no signal
      Given Mia has home open
      And Mia has lost the signal
      When Ines records a "HydraFacial" for Mia
      And Mia's signal is back
      Then Mia sees 25 points without touching her phone

    Example: Another app was in front
      Given Mia has home open
      And Mia looks at another app
      When Ines records a "HydraFacial" for Mia
      And Mia comes back to the app
      Then Mia sees 25 points without touching her phone
