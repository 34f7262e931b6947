@loyalty
Feature: Codes at the desk
  The clinic makes its codes and puts them up.

  Rule: A new clinic makes its codes with one press

    Example: The three default codes
      Given the clinic has no QR codes
      When Ines creates the default QR codes
      Then the desk shows the QR codes "Daily Spa Visit, VIP Lounge, Welcome", worth 5 points each

    @nightly
    Example: No signal
      Given the clinic has no QR codes
      When Ines creates the default QR codes without a signal
      Then the desk is told "Failed to create QR codes"

  Rule: Each code can be put up

    Example: On paper
      When Ines prints the code "Welcome"
      Then there is one page with the clinic's name and the code "Welcome"

    @nightly
    Example: As a picture
      When Ines downloads the code "Welcome"
      Then she has the picture "welcome.png", 300 pixels wide
