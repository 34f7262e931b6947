Feature: Checking in
  A member scans the clinic's QR code and earns points for the visit.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A code is worth its points

    Example: The code at the front desk
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points

    Example: From the home screen
      When Mia scans the code "Daily Spa Visit" from the home screen
      Then Mia has 5 points

    Example: From the picture on the test page
      When Mia scans the picture of "Welcome" from the test page
      Then Mia has 5 points

  Rule: A code counts once a day for each member

    Example: The second scan of the day
      Given Mia has checked in with "Daily Spa Visit" on 2026-11-20
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Check-in Failed": "You have already checked in with this code today. You can use it again from Saturday, November 21."
      And Mia has 5 points

    Example: The next day
      Given Mia has checked in with "Daily Spa Visit" on 2026-11-20
      And a day has passed
      When Mia scans the code "Daily Spa Visit"
      Then Mia has 10 points

    Example: Another code on the same day
      Given Mia has checked in with "Daily Spa Visit" on 2026-11-20
      When Mia scans the code "VIP Lounge"
      Then Mia has 10 points

    Example: Another member with the same code
      Given Mia has checked in with "Daily Spa Visit" on 2026-11-20
      And Noor is a member
      And Noor is signed in
      When Noor scans the code "Daily Spa Visit"
      Then Noor has 5 points

  Rule: Only codes of the clinic count

    Example: An unknown code
      When Mia scans something else that says "https://example.com/menu"
      Then Mia is told "Check-in Failed": "We don’t know this QR code. Please scan the one at the front desk."
      And Mia has 0 points

    Example: A code that holds a long link
      When Mia scans a link of 600 characters
      Then Mia is told "Check-in Failed": "We don’t know this QR code. Please scan the one at the front desk."
      And Mia has 0 points

    Example: A code that is no longer in use
      Given the code "VIP Lounge" is no longer in use
      When Mia scans the code "VIP Lounge"
      Then Mia is told "Check-in Failed": "This QR code is no longer in use. Please ask at the front desk for the current one."

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

    Example: An answer that says it was no success
      Given the clinic answers a check-in without success: "The desk is closed today."
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Check-in Failed": "The desk is closed today."

    Example: A phone whose clock is an hour behind
      When Mia scans the code "Daily Spa Visit" with a clock that is 60 minutes behind
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points

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
