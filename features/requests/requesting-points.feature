@requests
Feature: Requesting points
  A member who had a treatment and got no points for it tells the clinic, and sees what became of it.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A member asks for the points of a treatment

    Example: With the day and a note
      When Mia asks for the points of "HydraFacial" on 2026-11-18, "With Dr. Ruiz"
      Then Mia is told "Request Sent"
      And Mia's request for "HydraFacial" is "Pending"
      And Mia has 0 points

    @nightly
    Example: The treatment alone is enough
      When Mia asks for the points of "Lip Flip"
      Then Mia's request for "Lip Flip" is "Pending"

    Example: From the service menu
      When Mia requests points from the card of "Lip Flip" on the menu
      Then "Lip Flip" is chosen already for Mia

    @nightly
    Example: From the menu, but another one after all
      When Mia requests points from the card of "Lip Flip" on the menu
      And Mia chooses "HydraFacial" instead, "With Dr. Ruiz", and opens the screen anew
      Then Mia's request with "HydraFacial" and "With Dr. Ruiz" is still there

  Rule: Requests are for members, and each sees her own

    Example: A visitor
      Given Mia has signed out
      When Mia opens the screen for requests
      Then Mia is asked to sign in first
      And signing in leads Mia back to her requests

    @nightly
    Example: Another member
      Given Noor is a member
      And Noor has asked for the points of "Lip Flip"
      When Mia looks at her requests
      Then Mia reads "No requests yet"
