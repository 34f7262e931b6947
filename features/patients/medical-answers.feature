@patients
Feature: Medical answers
  They are read by those who treat, and every reading is recorded.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: Medical answers are for clinical staff and the owner, on purpose, and on the record

    Example: Dr. Ruiz reads them
      Given Mia is known to be allergic to "Lidocaine"
      When Dr. Ruiz reads Mia's medical answers
      Then Dr. Ruiz sees "Lidocaine"
      And the audit log says that Dr. Ruiz read Mia's medical answers

    Example: Olga looks at a patient without opening them
      Given Mia is known to be allergic to "Lidocaine"
      When Olga looks at Mia's details
      Then Olga does not see "Lidocaine"
      And the audit log says nothing about Mia's medical answers

    Example: Mia sees who looked
      Given Mia is known to be allergic to "Lidocaine"
      And Mia is signed in
      And Dr. Ruiz reads Mia's medical answers
      Then Mia finds Dr. Ruiz among those who saw her medical answers

    Example: Not at the front desk
      When Ines looks at Mia's details
      Then Ines has no way to Mia's medical answers
