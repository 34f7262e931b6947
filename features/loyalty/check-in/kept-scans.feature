@loyalty @keeps-the-app
Feature: Scans that the phone keeps
  A scan counts for its own day and for 15 minutes; a phone keeps it for its member only.

  Background:
    Given Mia is a member
    And Mia is signed in
    And Mia has used the app on her phone

  Rule: It counts for the day on which it was scanned

    Example: Over midnight
      Given it is "23:58" on 2026-11-20 at the clinic
      And Mia has scanned the code "Daily Spa Visit" without a signal
      And 7 minutes have passed
      When Mia's signal is back
      Then Mia is told "Check-in Successful!"
      And today's check-in with "Daily Spa Visit" is still open to Mia

  Rule: After 15 minutes it no longer counts

    Example: The signal came too late
      Given Mia has scanned the code "Daily Spa Visit" without a signal
      And 16 minutes have passed
      When Mia's signal is back
      Then Mia reads "Scan expired"
      And Mia has 0 points

  Rule: What the clinic refuses is said, and not tried again

    Example: The code was taken out of use meanwhile
      Given Mia has scanned the code "VIP Lounge" without a signal
      And the code "VIP Lounge" is no longer in use
      When Mia's signal is back
      Then Mia is told "Check-in Failed": "This QR code is no longer in use. Please ask for the current one at the front desk."
      And Mia has 0 points

  Rule: A phone forgets its member at sign-out

    Example: An expired scan
      Given Mia has scanned the code "Daily Spa Visit" without a signal
      And 16 minutes have passed
      And Mia's signal is back
      When Mia logs out from her profile
      Then nothing of Mia is left on her phone
