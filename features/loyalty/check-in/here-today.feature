@loyalty
Feature: Today
  The staff area opens on the day: who is here, what waits, and one field for whoever comes to the desk.

  Background:
    Given Mia is a member

  Rule: The desk sees who is here today

    Example: Mia comes in
      Given Mia has checked in with "Welcome" on 2026-11-20
      When Ines looks at today's patients
      Then the desk reads "Intake missing" about Mia

    Example: Mia comes in while Ines looks
      Given Ines looks at today's patients
      And the desk reads "No check-ins yet today"
      When Mia checks in with "Welcome" meanwhile
      Then the desk reads "Intake missing" about Mia

  Rule: What waits is done right there

    Example: A voucher of a patient who is here
      Given Mia is signed in
      And Mia starts with 60 points
      And Mia has claimed "Hand Massage"
      And Mia has checked in with "Welcome" on 2026-11-20
      When Ines looks at today's patients
      And Ines uses the "Hand Massage" that waits
      Then the desk is told "Voucher Redeemed"
      And the desk reads "Nothing waiting"

    Example: A request
      Given Mia is signed in
      And Mia has asked for the points of "HydraFacial"
      When Ines looks at today's patients
      And Ines approves the "HydraFacial" that waits
      Then the desk is told "Request Approved!"
      And Mia has 25 points
      And the desk reads "Nothing waiting"

  Rule: One field leads to whoever comes

    Example: By the code on her phone, as a scanner types it
      Given Mia is signed in
      And Mia starts with 60 points
      And Mia has claimed "Hand Massage"
      When Ines looks at today's patients
      And Ines scans Mia's voucher into the field
      Then the desk reads "Mia Hart, mia@velora.example"

    Example: By name
      When Ines looks at today's patients
      And Ines finds "mi" in the field
      Then the desk reads "History"
