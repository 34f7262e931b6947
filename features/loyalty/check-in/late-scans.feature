@loyalty @keeps-the-app
Feature: Late scans of the desk screen
  The code on the desk screen changes every half minute. A scan that could not be sent in time counts by itself when the
  phone was in touch with the clinic as it was made; otherwise the front desk says whether Mia was there.

  Background:
    Given Mia is a member
    And Mia is signed in
    And Mia has used the app on her phone

  Rule: A phone that was in touch with the clinic checks in by itself

    Example: The signal is lost in the moment of the scan
      Given Mia has lost the signal while she scanned the desk screen
      And 5 minutes have passed
      When Mia's signal is back
      Then Mia is told "Check-in Successful!"
      And Mia has 5 points

  Rule: Any other late scan waits for the desk

    Example: There was no signal when the scanner opened
      Given Mia has scanned the desk screen without a signal
      And 5 minutes have passed
      When Mia's signal is back
      Then Mia is told "Check-in waiting": "Your check-in is waiting for the front desk to confirm it."
      And Mia reads "Check-in waiting for the front desk"
      And Mia has 0 points

    Example: The desk confirms it
      Given Mia has scanned the desk screen without a signal
      And 5 minutes have passed
      And Mia's signal is back
      When Ines confirms Mia's scan
      Then Mia sees 5 points without touching her phone
      And Mia no longer reads "Check-in waiting for the front desk"

    @nightly
    Example: The desk declines it
      Given Mia's scan of the desk screen waits for the desk
      When Ines declines Mia's scan
      Then the desk is told "Scan Declined"
      And Mia is notified of "Check-in not confirmed"
      And Mia has 0 points

    @nightly
    Example: Several at once
      Given Noor is a member
      And Mia's scan of the desk screen waits for the desk
      And Noor's scan of the desk screen waits for the desk
      When Ines confirms all scans
      Then the desk is told "2 Check-ins Confirmed"
      And Mia has 5 points
