@loyalty
Feature: The code on the desk's screen
  A code that changes can't be taken home as a photograph.

  Rule: The code on the desk's screen changes every 30 seconds

    Example: Scanned from the screen
      Given Mia is a member
      And Mia is signed in
      When Ines starts the desk's screen with "Daily Spa Visit"
      And Mia scans what the desk's screen shows
      Then Mia has 5 points
      And Ines's tablet opens the staff area to nobody

    Example: A photograph of it
      Given Mia is a member
      And Mia is signed in
      And Mia has photographed the desk's screen two minutes ago
      When Mia scans the photograph
      Then Mia is told "Check-in Failed": "This QR code has expired. Please scan the one on the front desk screen now."
      And Mia has 0 points
