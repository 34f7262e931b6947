@loyalty
Feature: Who is here today
  The desk sees who came.

  Rule: The desk sees who is here today

    Example: Mia comes in
      Given Mia is a member
      And Mia has checked in with "Welcome" on 2026-11-20
      When Ines looks at today's patients
      Then the desk reads "Intake missing" about Mia

    @nightly
    Example: Nobody yet
      When Ines looks at today's patients
      Then the desk reads "No check-ins yet today"
