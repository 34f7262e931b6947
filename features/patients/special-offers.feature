@patients
Feature: A special offer for one patient
  A small gift, once.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: 10% off is a gift for one visit of this month, once

    Example: Sent
      When Ines sends Mia the 10% offer
      Then Ines learns "Promotion Sent!"
      And Mia has the voucher "10% off any service" until "Nov 30, 2026"

    @nightly
    Example: The second click
      Given Ines has sent Mia the 10% offer
      When Ines sends Mia the 10% offer
      Then Ines learns "Failed to Send Promotion": "Mia Hart already has this month’s 10% offer. You can send it again next month."
