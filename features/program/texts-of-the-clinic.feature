@program
Feature: Texts of the clinic
  A clinic writes its privacy policy, its terms and other texts itself.

  Rule: Who agreed to a text can read it later

    Example: The privacy policy is written anew
      Given Mia is a member
      And Olga writes in "Privacy policy": "We keep **little**."
      And Olga publishes the program
      When Olga writes in "Privacy policy": "We keep even less."
      And Olga publishes the program
      Then the privacy policy says "We keep even less." to Mia
      And its version 1 says "We keep little." to Mia
