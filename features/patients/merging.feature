@patients
Feature: Two patients who are one person
  The desk suggests it, a manager decides, and for seven days it can be undone.

  Background:
    Given Mia is a member
    And Mia is signed in
    And Ines has enrolled "Maria" "Lopez" with the phone "(415) 555-2671"
    And Ines has awarded the patient a "HydraFacial"

  Rule: The desk suggests, a manager sees what becomes of both and confirms

    Example: Merged, with one balance
      When Ines says that Mia and "Lopez" are one person
      And Tess reviews the suggestion about Mia and "Maria Lopez" on Today
      Then Tess sees that Mia would have 25 points afterwards
      When Tess merges the two
      Then Mia has 25 points
      And Tess finds 1 patient

    Example: An old link or card opens the merged patient
      Given Ines has the patient's page open in another tab
      And Ines says that Mia and "Lopez" are one person
      And Tess compares Mia with "Maria Lopez"
      When Tess merges the two
      And Ines reloads the other tab
      Then Ines sees Mia's page there

    Example: The front desk can't merge
      When Ines compares Mia with "Lopez"
      Then Ines can't merge the two

  Rule: For seven days they can be made two again

    Example: Undone
      Given Ines says that Mia and "Lopez" are one person
      And Tess compares Mia with "Maria Lopez"
      And Tess merges the two
      When Tess undoes the merge
      Then Mia has 0 points
      And Tess finds 2 patients
