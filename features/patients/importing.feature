@patients
Feature: Importing patients from another system
  The owner first sees what would happen, settles what is unclear, and can undo it.

  Background:
    Given Ines has enrolled "Ruth" "Hart" with the phone "(415) 555-2671"
    And Olga has chosen this list from Vagaro:
      | Name      | Phone          | Balance |
      | Rae Hart  | (415) 555-2671 | 40      |
      | Ada Quinn | (415) 555-0107 | 70      |

  Rule: Nothing is guessed

    Example: A column and a row are unclear, and the owner knows the answers
      When Olga confirms that "Balance" is "Points"
      Then Olga sees "Rae Hart" next to "Ruth Hart"
      When Olga says that row 2 is a new patient
      And Olga imports 2 patients
      Then Olga finds 3 patients

  Rule: An import can be undone for seven days

    Example: Olga changes her mind
      Given Olga confirms that "Balance" is "Points"
      And Olga imports 1 patient
      When Olga undoes the import
      Then Olga finds 1 patient
