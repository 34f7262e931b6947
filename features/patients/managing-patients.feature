@patients
Feature: Managing patients
  Staff find a patient in a moment, put points right and give a small gift; medical answers are for those who treat.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: A patient is found by any part of the name or address

    @staff-2-panel-patients @staff-2-patients-search
    Example: While typing
      When Ines looks for "mia ha" among the patients
      Then Ines finds only Mia

    Example: By the address
      When Ines looks for "noor@velora" among the patients
      Then Ines finds only Noor

    Example: Nobody has that name
      When Ines looks for "100%_" among the patients
      Then Ines finds nobody

    Example: Those with the most points first
      Given Noor starts with 40 points
      When Ines orders the patients by "Points"
      Then Ines sees Noor before Mia

    @staff-2-patients-retry @staff-8-failed-patients
    Example: The list does not come
      Given the patient list can't be reached
      When Ines opens the patients
      Then Ines learns "Error Loading Patients": "Failed to fetch users: 503"
      And after "Retry" Ines sees Mia

  Rule: Points are put right for a reason, and the patient is told

    @smoke
    @staff-2-patients-edit-points @staff-8-told-points
    Example: Added
      When Ines adds 50 points to Mia's balance: "A welcome gift"
      Then Ines learns "Points Updated Successfully!"
      And Ines sees Mia with 50 points
      And Mia has 50 points
      And Mia's notifications begin with "Points added"

    Example: Set
      Given Mia starts with 40 points
      When Ines sets Mia's points to 25: "Counted anew"
      Then Mia has 25 points

    @staff-8-failed-points-update
    Example: Never more than there is
      Given Mia starts with 40 points
      When Ines subtracts 60 points from Mia's balance: "Counted twice"
      Then Ines learns "Update Failed": "20 more points needed: this takes 60 and the balance is 40."
      And Mia has 40 points

    @staff-5-points-edit @staff-5-says-points-incomplete
    Example: Not without a reason
      When Ines adds 50 points to Mia's balance: ""
      Then Ines learns "Please enter points value and reason."
      And Mia has 0 points

    Example: No signal, and then again
      When Ines adds 50 points to Mia's balance: "A welcome gift", hears nothing and tries again
      Then Ines learns "Points Updated Successfully!"
      And Mia has 50 points

  Rule: 10% off is a gift for one visit of this month, once

    @staff-2-patients-offer @staff-8-told-offer
    Example: Sent
      When Ines sends Mia the 10% offer
      Then Ines learns "Promotion Sent!"
      And Mia has the voucher "10% off any service" until "Nov 30, 2026"

    @staff-8-failed-offer
    Example: The second click
      Given Ines has sent Mia the 10% offer
      When Ines sends Mia the 10% offer
      Then Ines learns "Failed to Send Promotion": "Mia Hart already has this month’s 10% offer. It can be sent again next month."

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

    Example: Not at the front desk
      When Ines looks at Mia's details
      Then Ines has no way to Mia's medical answers
