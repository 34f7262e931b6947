@messaging
Feature: Birthday specials
  Members are congratulated once a year.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: A birthday special comes once a year

    Example: Asked for twice in November
      Given Mia agreed to offers by "push"
      And Mia was born on 1991-11-30
      When Olga sends the birthday specials
      Then Olga learns "Sent to 1 member."
      When Olga sends the birthday specials
      Then Olga learns "Sent to 0 members."
