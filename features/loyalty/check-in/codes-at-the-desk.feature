@loyalty
Feature: Codes at the desk
  The clinic makes its codes and puts them up.

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
