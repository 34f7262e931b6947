@loyalty
Feature: Codes at the desk
  The clinic prints its codes, or shows one that changes, and sees who came.

  Rule: A new clinic makes its codes with one press

    @customer-2-route-admin @customer-9-check-in @staff-2-codes-empty @staff-7-post-seed-checkin-codes
    @staff-9-default-codes
    Example: The three default codes
      Given the clinic has no QR codes
      When Ines creates the default QR codes
      Then the desk shows the QR codes "Daily Spa Visit, VIP Lounge, Welcome", worth 5 points each

    @staff-8-failed-qr-codes
    Example: No signal
      Given the clinic has no QR codes
      When Ines creates the default QR codes without a signal
      Then the desk is told "Failed to create QR codes"

  Rule: Each code can be put up

    @staff-2-codes-print @staff-7-get-checkin-codes @staff-9-qr-image
    Example: On paper
      When Ines prints the code "Welcome"
      Then there is one page with the clinic's name and the code "Welcome"

    @staff-2-codes-card
    Example: As a picture
      When Ines downloads the code "Welcome"
      Then she has the picture "welcome.png", 300 pixels wide

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
      Then Mia is told "Check-in Failed": "This QR code has changed already. Please scan the one that the screen at the front desk shows now."
      And Mia has 0 points

  Rule: The desk sees who is here today

    Example: Mia comes in
      Given Mia is a member
      And Mia has checked in with "Welcome" on 2026-11-20
      When Ines looks at today's patients
      Then the desk reads "Intake missing" about Mia

    Example: Nobody yet
      When Ines looks at today's patients
      Then the desk reads "Nobody has checked in yet today"
