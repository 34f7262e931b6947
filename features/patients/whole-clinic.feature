@patients
Feature: Leaving with everything
  The clinic's data belong to the clinic: its owner can take all of them along.

  Rule: Only the owner exports the whole clinic

    Example: Everything in one file
      Given Mia is a member
      When Olga exports the whole clinic
      Then the archive has Mia as "mia@velora.example"

    Example: A manager is told whom to ask
      When Tess looks at the overview
      Then Tess is told that only the owner exports the whole clinic
