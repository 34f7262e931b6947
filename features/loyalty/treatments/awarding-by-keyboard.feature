@loyalty
Feature: Awarding without the mouse
  Ines has a patient before her and one hand on the keys.

  Rule: A patient and a treatment are a few keys away, whatever screen is open

    Example: From the day's list
      Given Mia is a member
      And Mia is signed in
      When Ines, who looks at today's visits, awards "award mi" a "HydraFacial" by keyboard
      Then the desk is told "Points Awarded"
      And it took Ines at most 5 keys beside the letters
      And Mia has 25 points
