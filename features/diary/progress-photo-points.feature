@diary
Feature: Points for a progress photo
  A progress photo of a treatment in the member's record earns points two weeks after it, once. Every other entry is
  welcome and earns nothing.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A progress photo two weeks after a treatment in the record earns 15 points, once

    @smoke
    Example: Two weeks later
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-20 at the clinic
      When Mia adds the progress photo "Two weeks later" of her "HydraFacial" on 2026-11-06
      Then Mia is told "+15 points": "You earned 15 points for your progress photo."
      And Mia has 40 points

    @nightly
    Example: A day too early
      Given Mia was treated with "HydraFacial" on 2026-11-07
      And it is 2026-11-20 at the clinic
      When Mia adds the progress photo "Almost" of her "HydraFacial" on 2026-11-07
      Then Mia is told "Diary entry added": "Saved to your diary. Photos earn points starting 14 days after the treatment. This one was earlier."
      And Mia has 25 points

    Example: A second photo of the same treatment
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-20 at the clinic
      And Mia adds the progress photo "Two weeks later" of her "HydraFacial" on 2026-11-06
      When Mia adds the progress photo "Still good" of her "HydraFacial" on 2026-11-06
      Then Mia is told "Diary entry added": "Saved to your diary. You already earned points for a photo of this treatment."
      And Mia has 40 points

    @nightly
    Example: A treatment that nobody recorded
      Given it is 2026-11-20 at the clinic
      When Mia adds the progress photo "Invented" of her "HydraFacial" on 2026-11-06
      Then Mia is told "Diary entry added": "Saved to your diary. No points this time: we don’t have that treatment on record for that day."
      And Mia has 0 points

    Example: The form offers the treatments whose photo earns points
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-20 at the clinic
      When Mia adds the progress photo "By the window" of the treatment that her diary offers
      Then Mia is told "+15 points": "You earned 15 points for your progress photo."

    Example: The diary says what earns points, and from when
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-12 at the clinic
      When Mia opens her diary
      Then Mia reads "Nov 6, 2026 · add a photo starting Nov 20, 2026"
