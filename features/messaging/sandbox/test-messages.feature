@messaging
Feature: Test messages
  Olga tries a message on herself before she sends it to members.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: Olga tries a message on herself first

    Example: A mail that names a treatment
      When Olga writes the mail "Lip fillers on Tuesday"
      Then Olga learns "This mentions a treatment: Lip Filler"
      When Olga sends a test to "olga@clinic.example"
      Then Olga learns "Test Sent"
      And the outbox has 1 message "Email to olga@clinic.example"
