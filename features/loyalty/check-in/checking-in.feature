@loyalty
Feature: Checking in
  A member scans the clinic's QR code and earns points for the visit.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A code is worth its points

    @smoke
    Example: The code at the front desk
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points

    Example: From the home screen
      When Mia scans the code "Daily Spa Visit" from the home screen
      Then Mia has 5 points

    @nightly
    Example: From the picture on the test page
      When Mia scans the picture of "Welcome" from the test page
      Then Mia has 5 points

  Rule: Checking in is for members

    Example: A visitor opens the check-in screen
      Given Mia has signed out
      When Mia opens the check-in screen
      Then Mia is asked to sign in first

  Rule: The first reaching of a milestone is celebrated, once

    Example: The 25th point
      Given Mia starts with 20 points
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Points Milestone!": "Amazing! You've earned 25 points!"
