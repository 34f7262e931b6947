@identity
Feature: Losing the session at the desk
  The desk that is signed out while it works is told so.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: The desk is told as well

    Example: Awarding points
      Given the staff area is open at the desk
      And the desk's session was lost unnoticed
      When Ines tries to award Mia a "HydraFacial"
      Then the desk is told "Unauthorized": "You are logged out. Logging in again..."
      And after entering her code Ines is back at the awards
