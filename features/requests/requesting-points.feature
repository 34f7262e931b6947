@requests
Feature: Requesting points
  A member who had a treatment and got no points for it tells the clinic, and sees what became of it.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A member asks for the points of a treatment

    @customer-2-request-form @customer-2-request-status @customer-2-route-request-points
    @customer-4-request
    Example: With the day and a note
      When Mia asks for the points of "HydraFacial" on 2026-11-18, "With Dr. Ruiz"
      Then Mia is told "Request Sent"
      And Mia's request for "HydraFacial" is "Pending"
      And Mia has 0 points

    @customer-2-request-form @customer-5-request
    Example: The treatment alone is enough
      When Mia asks for the points of "Lip Flip"
      Then Mia's request for "Lip Flip" is "Pending"

    Example: From the service menu
      When Mia requests points from the card of "Lip Flip" on the menu
      Then "Lip Flip" is chosen already for Mia

    Example: From the menu, but another one after all
      When Mia requests points from the card of "Lip Flip" on the menu
      And Mia chooses "HydraFacial" instead, "With Dr. Ruiz", and opens the screen anew
      Then Mia's request with "HydraFacial" and "With Dr. Ruiz" is still there

  Rule: The clinic decides, once

    @customer-2-request-notes @customer-2-request-status @customer-4-request
    @customer-7-get-service-requests
    Example: Approved
      Given Mia has asked for the points of "HydraFacial"
      And Ines has approved Mia's request: "Thank you for telling us!"
      When Mia looks at her requests
      Then Mia's request for "HydraFacial" is "Approved" with "+25 points"
      And Mia reads "Thank you for telling us!"
      And Mia has 25 points

    @customer-2-request-notes @customer-2-request-status @customer-4-request
    Example: Denied
      Given Mia has asked for the points of "HydraFacial"
      And Ines has denied Mia's request: "This one was a gift."
      When Mia looks at her requests
      Then Mia's request for "HydraFacial" is "Denied"
      And Mia reads "This one was a gift."
      And Mia has 0 points

  Rule: What can't be sent is said, and nothing typed is lost

    Example: No treatment chosen
      When Mia sends a request without a treatment
      Then Mia reads "Please select a service"

    @customer-8-failed-request
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

  Rule: Requests are for members, and each sees her own

    @customer-2-request-signed-out
    Example: A visitor
      Given Mia has signed out
      When Mia opens the screen for requests
      Then Mia is asked to sign in first
      And signing in leads Mia back to her requests

    Example: Another member
      Given Noor is a member
      And Noor has asked for the points of "Lip Flip"
      When Mia looks at her requests
      Then Mia reads "No requests yet"
