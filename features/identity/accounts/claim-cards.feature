@identity
Feature: Printed claim cards
  A patient whom no message may reach gets a card, and claims her membership with it.

  Rule: A card signs in its patient, who says what only she knows

    Example: Keiko types the code on her card
      Given the clinic has enrolled Keiko, who was there once
      And the clinic has her birthday, 1991-05-14
      When Olga prints the claim card of Keiko
      And Keiko types its code and the birthday "1991-05-14"
      Then Keiko is told "Welcome to Velora": "Your points and history are here."
      And the app shows Keiko 5 points

    Example: Another person finds it
      Given the clinic has enrolled Keiko, who was there once
      And the clinic has her birthday, 1991-05-14
      When Olga prints the claim card of Keiko
      And Noor types its code and the birthday "1990-01-01"
      Then Noor reads "We couldn’t sign you in with this card."
