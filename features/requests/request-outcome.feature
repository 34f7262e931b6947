@requests
Feature: What became of a request
  The member is told what the clinic decided, and why.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: The clinic decides, once

    Example: Approved
      Given Mia has asked for the points of "HydraFacial"
      And Ines has approved Mia's request: "Thank you for telling us!"
      When Mia looks at her requests
      Then Mia's request for "HydraFacial" is "Approved" with "+25 points"
      And Mia reads "Thank you for telling us!"
      And Mia has 25 points

    Example: Denied
      Given Mia has asked for the points of "HydraFacial"
      And Ines has denied Mia's request: "This one was a gift."
      When Mia looks at her requests
      Then Mia's request for "HydraFacial" is "Denied"
      And Mia reads "This one was a gift."
      And Mia has 0 points
