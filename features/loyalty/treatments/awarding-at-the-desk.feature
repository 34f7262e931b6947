@loyalty
Feature: Awarding at the desk
  Ines records what a patient had.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A patient is found while typing

    Example: From the beginning of the name
      Given Noor is a member
      When Ines awards the first patient whose name begins with "mi" a "HydraFacial"
      Then the desk is told "Points Awarded"
      And Mia has 25 points

  Rule: What can't be awarded is said

    @nightly
    Example: No patient
      When Ines awards a "HydraFacial" without a patient
      Then the desk is told "Missing Information": "Please enter customer email and select a service"

    @nightly
    Example: Points that are none
      When Ines awards Mia -5 points for a "HydraFacial"
      Then the desk is told "Invalid Points": "Please enter a valid positive number for custom points"
      And Mia has 0 points

    @nightly
    Example: A stranger
      When Ines awards the stranger "nobody@velora.example" a "HydraFacial"
      Then the desk is told "Error": "No patient has this email address."

    Example: No signal
      When Ines awards Mia a "HydraFacial" without a signal
      Then the desk is told "Error": "Failed to award points"
      And what Ines filled in for Mia is still there

    Example: The session of the desk is over
      When Ines awards Mia a "HydraFacial" after the desk's session ended
      Then the desk is told "Unauthorized": "You are logged out. Logging in again..."
      And the desk is asked to sign in again
