@loyalty
Feature: Claiming a reward
  Points become a voucher that the desk can read.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A reward takes its points and gives a voucher

    @smoke
    Example: Enough points
      Given Mia starts with 120 points
      When Mia claims "LED Light Session" for 100 points
      Then Mia is told "Reward Claimed!"
      And it took Mia at most 2 taps to see the ticket
      And Mia has a voucher for "LED Light Session"
      And Mia has 20 points

    Example: From the scan to the voucher
      Given Mia starts with 95 points
      When Mia scans the code "Daily Spa Visit"
      And Mia claims "LED Light Session" for 100 points
      Then Mia has a voucher for "LED Light Session"
      And Mia has 0 points

  Rule: A reward is claimed with enough points only

    @nightly
    Example: Short of points
      Given Mia starts with 60 points
      When Mia looks at her rewards
      Then "LED Light Session" says "40 more points needed"
      And "LED Light Session" can't be claimed

    Example: The points were spent in a second window
      Given Mia starts with 100 points
      And Mia looks at her rewards
      And Mia claims "Hand Massage" in a second window
      When Mia claims what she sees as "LED Light Session"
      Then Mia is told "Claim Failed": "50 more points needed: this needs 100, and the balance is 50."
      And Mia has 50 points

  Rule: A visitor sees a preview

    Example: Signed out
      Given Mia has signed out
      When Mia opens the rewards screen
      Then Mia sees a preview of the rewards
      And nothing private was asked for
