@loyalty
Feature: Undoing an award
  A mistake at the desk can be taken back.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: An award can be undone within 72 hours

    Example: The wrong treatment
      Given Ines has awarded Mia a "Lip Filler"
      When Ines undoes the "Lip Filler" of Mia
      Then the desk is told "Award Undone"
      And Mia has 0 points
      And Mia is a Bronze member

    Example: The right one afterwards, on the same day
      Given Ines has awarded Mia a "HydraFacial"
      And Ines has undone the "HydraFacial" of Mia
      When Ines awards Mia a "HydraFacial"
      Then the desk is told "Points Awarded"
      And Mia has 25 points

    @nightly
    Example: The points were spent
      Given Mia starts with 60 points
      And Mia has claimed "Hand Massage"
      When Ines undoes the "Dermaplaning" of Mia
      Then the desk is told "Undo Failed": "The patient has already spent these points: undoing would remove 60, but the balance is 10."
      And Mia has 10 points
