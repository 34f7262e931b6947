@patients
Feature: Adjusting points
  Staff put a balance right, and say why.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: Points are put right for a reason, and the patient is told

    @smoke
    Example: Added
      When Ines adds 50 points to Mia's balance: "A welcome gift"
      Then Ines learns "Points Updated Successfully!"
      And Ines sees Mia with 50 points
      And Mia has 50 points
      And Mia's notifications begin with "Points added"

    @nightly
    Example: Set
      Given Mia starts with 40 points
      When Ines sets Mia's points to 25: "Counted anew"
      Then Mia has 25 points

    @nightly
    Example: Never more than there is
      Given Mia starts with 40 points
      When Ines subtracts 60 points from Mia's balance: "Counted twice"
      Then Ines learns "Update Failed": "20 more points needed: this needs 60, and the balance is 40."
      And Mia has 40 points

    @nightly
    Example: Not without a reason
      When Ines adds 50 points to Mia's balance: ""
      Then Ines learns "Please enter points value and reason."
      And Mia has 0 points

    Example: No signal, and then again
      When Ines adds 50 points to Mia's balance: "A welcome gift", hears nothing and tries again
      Then Ines learns "Points Updated Successfully!"
      And Mia has 50 points
