@patients
Feature: Finding patients
  Staff find a patient in a moment.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: A patient is found by any part of the name or address

    Example: While typing
      When Ines looks for "mia ha" among the patients
      Then Ines finds only Mia

    Example: By the address
      When Ines looks for "noor@velora" among the patients
      Then Ines finds only Noor

    @nightly
    Example: Nobody has that name
      When Ines looks for "100%_" among the patients
      Then Ines finds nobody

    Example: Those with the most points first
      Given Noor starts with 40 points
      When Ines orders the patients by "Points"
      Then Ines sees Noor before Mia

    Example: The list does not come
      Given the patient list can't be reached
      When Ines opens the patients
      Then Ines learns "Error Loading Patients": "Failed to fetch users: 503"
      And after "Retry" Ines sees Mia

  Rule: Whom somebody looked for goes when the area is locked

    Example: Locked by hand
      When Ines looks for "mia ha" among the patients
      And Ines locks the area and opens it again
      Then Ines looks for nobody
