@requests
Feature: Requests that can't be sent
  What is wrong is said, and nothing typed is lost.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: What can't be sent is said, and nothing typed is lost

    @nightly
    Example: No treatment chosen
      When Mia sends a request without a treatment
      Then Mia reads "Please select a service"

    @nightly
    Example: A treatment of tomorrow
      When Mia asks for the points of "HydraFacial" on 2026-11-21, "With Dr. Ruiz"
      Then Mia is told "Request Failed": "The treatment date can’t be in the future."
      And Mia's request with "HydraFacial" and "With Dr. Ruiz" is still there

    Example: No signal
      Given Mia has filled in a request for "HydraFacial", "With Dr. Ruiz"
      When Mia sends it without a signal
      Then Mia is told "Request Failed": "We can’t reach the clinic right now. Please check your connection and try again."
      And Mia's request with "HydraFacial" and "With Dr. Ruiz" is still there

    Example: The answer got lost on the way
      Given Mia has filled in a request for "HydraFacial", "With Dr. Ruiz"
      When Mia sends it, hears nothing and sends it again
      Then Mia has 1 request

    Example: The session ended elsewhere
      Given Mia has filled in a request for "HydraFacial", "With Dr. Ruiz"
      When Mia sends it after her session ended elsewhere
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      And Mia is asked to sign in
      And after signing in Mia's request with "HydraFacial" and "With Dr. Ruiz" is still there
