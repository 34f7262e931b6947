@loyalty
Feature: Claiming a reward once
  A reward that was claimed is not offered again.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Each reward is claimed once

    Example: A claimed reward
      Given Mia starts with 250 points
      And Mia has claimed "LED Light Session"
      When Mia looks at her rewards
      Then "LED Light Session" is marked as claimed
      And Mia has 150 points

    Example: Claimed in a second window
      Given Mia starts with 250 points
      And Mia looks at her rewards
      And Mia claims "LED Light Session" in a second window
      When Mia claims what she sees as "LED Light Session"
      Then Mia is told "Claim Failed": "You have already claimed LED Light Session. You’ll find your voucher under Rewards."
      And Mia has 150 points
