@loyalty
Feature: The balance is live
  Points that the desk awards are on the member's phone before she has put it away.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Points from the desk appear by themselves

    Example: After a treatment
      Given Mia has home open
      When Ines records a "HydraFacial" for Mia
      Then Mia sees 25 points without touching her phone
      And Mia's phone reads out "You now have 25 points."
      And Mia has 1 unread notification

    Example: The milestone is celebrated at the desk
      Given Mia starts with 20 points
      And Mia has home open
      When Ines records a "HydraFacial" for Mia
      Then Mia is told "Points Milestone!": "Amazing! You've earned 25 points!"

    @nightly
    Example: The new tier is celebrated at the desk
      Given Mia starts with 50 points
      And Mia has home open
      When Ines records a "Lip Filler" for Mia
      Then Mia is told "VIP Upgrade!": "Welcome to Silver VIP status!"

    Example: On the rewards screen, too
      Given Mia has her rewards open
      When Ines records a "HydraFacial" for Mia
      Then "LED Light Session" says "75 more points needed"

  Rule: Only her own points

    Example: Noor is treated
      Given Noor is a member
      And Noor is signed in
      And Mia has home open
      And Noor has home open
      When Ines records a "HydraFacial" for Noor
      Then Noor sees 25 points without touching her phone
      And Mia sees 0 points without touching her phone
