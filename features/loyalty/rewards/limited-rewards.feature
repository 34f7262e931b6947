@loyalty
Feature: Rewards that are limited
  The clinic says how often, for whom and how many of a reward there are.

  Background:
    Given Mia is a member
    And Mia is signed in
    And Mia starts with 250 points

  Rule: A reward may come again

    Example: Claimed, and known when it comes again
      Given "LED Light Session" can be claimed again after 14 days
      When Mia claims "LED Light Session" for 100 points
      Then Mia has a voucher for "LED Light Session"
      And "LED Light Session" says "Available again"
      And "LED Light Session" can't be claimed

  Rule: Who can't claim it sees why

    Example: The last one goes to somebody else
      Given there is 1 "LED Light Session" to give away
      And Mia looks at her rewards
      When somebody else takes "LED Light Session"
      And Mia claims what she sees as "LED Light Session"
      Then Mia is told "Claim Failed": "LED Light Session is all gone. You keep your points."
      And "LED Light Session" says "0 left"

    @nightly
    Example: It is for another tier
      Given "LED Light Session" is for Gold members
      When Mia looks at her rewards
      Then "LED Light Session" says "For Gold members"
      And "LED Light Session" can't be claimed
