@diary
Feature: A photo that is due
  Home puts forward what is worth doing today. A progress photo is, from two weeks after the treatment until it has
  earned its points.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Home names a photo that would earn points today

    Example: Home says that a photo is due, until it has earned its points
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-20 at the clinic
      And Mia opens her diary
      When Mia goes on to the home screen
      Then Mia reads "Add a progress photo: +15 points"
      When Mia adds the progress photo "By the window" of her "HydraFacial" on 2026-11-06
      And Mia goes on to the home screen
      Then Mia reads "VIP points"
      And Mia no longer reads "Add a progress photo: +15 points"
