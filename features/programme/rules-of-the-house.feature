@programme
Feature: Rules of the house
  What a clinic decides about itself needs nobody who runs a server.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: The programme's word wins over the server's settings

    Example: Printed codes count no longer
      Given Mia has a photo of the code "VIP Lounge"
      When Olga lets printed codes not count
      And Olga publishes the programme
      And Mia scans the code "VIP Lounge"
      Then Mia is told "Check-in Failed": "Printed QR codes no longer count. Please scan the one on the screen at the front desk."
