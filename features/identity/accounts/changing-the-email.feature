@identity
Feature: Changing the email address
  Whoever gets another address keeps the membership: a code from the new and the old address is enough.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A change counts once it is confirmed at both addresses

    Example: With both codes
      When Mia changes her email address to "mia.hart@velora.example"
      And Mia enters the codes that were mailed to both addresses
      Then Mia reads "We’ll reach you at mia.hart@velora.example from now on."
      And Mia can sign in with "mia.hart@velora.example"

    Example: With a wrong code
      When Mia changes her email address to "mia.hart@velora.example"
      And Mia mixes up the codes that were mailed to both addresses
      Then Mia reads "One of these codes isn’t right. Please check both."
