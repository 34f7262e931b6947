@diary
Feature: Pictures given by their address
  A picture on the web can be shown in the diary; it earns points once it is uploaded.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A picture can be given by its address

    Example: On the web
      When Mia adds the entry "A link" with the picture "https://pictures.example/me.jpg"
      Then Mia's entry "A link" is in her diary

    Example: It earns points once it is uploaded
      Given Mia was treated with "HydraFacial" on 2026-11-06
      When Mia gives a picture of her "HydraFacial" on 2026-11-06 by its address
      Then Mia reads "Upload your photo to earn 15 points. Linked photos don’t earn points."
      When Mia uploads it from there as "From the web"
      Then Mia is told "+15 points"

    @nightly
    Example: Not a safe address
      When Mia adds the entry "A link" with the picture "http://pictures.example/me.jpg"
      Then Mia is told "Failed to create diary entry": "The image link must start with https://"
