@loyalty
Feature: When a check-in goes wrong
  The member learns what happened, and how to go on.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Without a camera the way on is clear

    Example: The camera is not allowed
      Given Mia's phone gives no camera
      When Mia wants to scan
      Then Mia reads "Camera Not Available"
      And Mia reads "Unable to access camera. Please ensure you've granted camera permissions and try again."

  Rule: What is no answer of the clinic is an error

    Example: A Wi-Fi that wants to be signed in to
      Given somebody else answers in the clinic's place
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Check-in Error": "Failed to process check-in. Please try again."
      And Mia has 0 points

    @nightly
    Example: An answer that says it was no success
      Given the clinic answers a check-in without success: "The desk is closed today."
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Check-in Failed": "The desk is closed today."

    Example: A phone whose clock is an hour behind
      When Mia scans the code "Daily Spa Visit" with a clock that is 60 minutes behind
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points
