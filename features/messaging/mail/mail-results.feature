@messaging
Feature: What a mail brought
  Olga sees who followed the links of a mail.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: Olga sees what a mail brought

    Example: Mia opens a link and goes on to book
      Given Mia agreed to offers by "email"
      And Noor agreed to offers by "email"
      When Olga mails "A quiet Tuesday" to those who agreed
      And Mia opens "Book Appointment" in her mail "A quiet Tuesday"
      And Mia opens "Book Appointment" in her mail "A quiet Tuesday"
      Then Olga finds "1 clicked a link · 1 clicked to book" under "A quiet Tuesday"
