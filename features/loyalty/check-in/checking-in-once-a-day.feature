@loyalty
Feature: Checking in once a day
  Each code counts once a clinic day for each member.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A code counts once a day for each member

    Example: The second scan of the day
      Given Mia has checked in with "Daily Spa Visit" on 2026-11-20
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Check-in Failed": "You have already checked in with this code today. You can use it again on Saturday, November 21."
      And Mia has 5 points

    Example: The next day
      Given Mia has checked in with "Daily Spa Visit" on 2026-11-20
      And a day has passed
      When Mia scans the code "Daily Spa Visit"
      Then Mia has 10 points

    @nightly
    Example: Another code on the same day
      Given Mia has checked in with "Daily Spa Visit" on 2026-11-20
      When Mia scans the code "VIP Lounge"
      Then Mia has 10 points

    @nightly
    Example: Another member with the same code
      Given Mia has checked in with "Daily Spa Visit" on 2026-11-20
      And Noor is a member
      And Noor is signed in
      When Noor scans the code "Daily Spa Visit"
      Then Noor has 5 points
