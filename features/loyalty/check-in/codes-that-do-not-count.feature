@loyalty
Feature: Codes that don't count
  Only codes that the clinic uses today earn points.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Only codes of the clinic count

    Example: An unknown code
      When Mia scans something else that says "https://example.com/menu"
      Then Mia is told "Check-in Failed": "This isn’t one of our QR codes. Please scan the one at the front desk."
      And Mia has 0 points

    @nightly
    Example: A code that holds a long link
      When Mia scans a link of 600 characters
      Then Mia is told "Check-in Failed": "This isn’t one of our QR codes. Please scan the one at the front desk."
      And Mia has 0 points

    @nightly
    Example: A code that is no longer in use
      Given the code "VIP Lounge" is no longer in use
      When Mia scans the code "VIP Lounge"
      Then Mia is told "Check-in Failed": "This QR code is no longer in use. Please ask for the current one at the front desk."
