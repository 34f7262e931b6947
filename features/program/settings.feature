@program
Feature: Settings
  What a clinic decides about itself needs nobody who runs a server.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: The program's word wins over the server's settings

    Example: Printed codes count no longer
      Given Mia has a photo of the code "VIP Lounge"
      When Olga lets printed codes not count
      And Olga publishes the program
      And Mia scans the code "VIP Lounge"
      Then Mia is told "Check-in Failed": "Printed QR codes no longer work. Please scan the one on the front desk screen."

  Rule: Patients reach the clinic as the program says

    Example: Mia finds the new number and books at the new address
      When Olga says that patients call "+49 30 1234567" and book at "https://aurora.example/book"
      And Olga publishes the program
      Then Mia can call "+49 30 1234567"
      And Mia can book at "https://aurora.example/book"
