@loyalty @keeps-the-app
Feature: Scanning without a signal
  Reception at the clinic is bad: the phone keeps a scan and sends it once there is a signal, for 15 minutes.

  Background:
    Given Mia is a member
    And Mia is signed in
    And Mia has used the app on her phone

  Rule: A scan without a signal counts when the signal is back

    Example: The signal comes back
      When Mia scans the code "Daily Spa Visit" without a signal
      Then Mia is told "Scan saved": "You’re offline. If you’re back online within 15 minutes, we’ll send your check-in automatically."
      When Mia closes the scanner
      Then Mia reads "Check-in waiting for a signal"
      When Mia's signal is back
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points

    Example: The app was closed meanwhile
      Given Mia has scanned the code "Daily Spa Visit" without a signal
      And Mia has closed the app
      When Mia opens the app with a signal
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points

    Example: The app was opened without a signal
      Given Mia has closed the app
      And Mia has lost the signal
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Scan saved"
      When Mia's signal is back
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points

    Example: It is shown on the home screen
      Given Mia has scanned the code "Daily Spa Visit" without a signal
      When Mia goes on to the home screen
      Then Mia reads "Check-in waiting for a signal"

  Rule: It counts once

    Example: The answer was lost, not the scan
      Given the answer to Mia's next check-in gets lost
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Scan saved"
      When Mia comes back to the app
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points

    Example: She scans again because nothing seems to happen
      Given Mia has scanned the code "Daily Spa Visit" without a signal
      And Mia closes the scanner
      And Mia has scanned the code "Daily Spa Visit" without a signal
      When Mia's signal is back
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points
