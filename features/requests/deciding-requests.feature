@requests
Feature: Deciding requests
  Ines decides what patients asked points for, once.

  Background:
    Given Mia is a member
    And Mia is signed in
    And Mia has asked for the points of "HydraFacial"

  Rule: A request is approved or denied

    @smoke
    Example: Approved, with a word to Mia
      When Ines approves Mia's "HydraFacial": "Thank you for telling us!"
      Then the desk is told "Request Approved!": "25 points awarded for HydraFacial."
      And the desk reads "No pending requests"
      And Mia has 25 points

    Example: Denied, with the reason
      When Ines denies Mia's "HydraFacial": "This one was a gift."
      Then the desk is told "Request Denied": "The patient will be notified."
      And the desk reads "No pending requests"
      And Mia has 0 points

    @nightly
    Example: Denied without a reason
      When Ines denies Mia's "HydraFacial": ""
      Then the desk is told "Request Denied"

  Rule: A treatment that counted already is asked about

    Example: The desk gave the points, too
      Given Ines has awarded Mia a "HydraFacial"
      When Ines approves Mia's "HydraFacial": ""
      Then the desk reads "Count this visit twice?"

  Rule: Two desks decide once

    @nightly
    Example: The other desk was faster
      Given Ines is about to approve Mia's "HydraFacial"
      And Ines has denied Mia's request: "This one was a gift."
      When Ines approves it all the same
      Then the desk is told "Approval Failed": "This request was already denied."
      And the desk reads "No pending requests"

  Rule: Without a signal nothing is lost

    Example: While denying
      When Ines denies Mia's "HydraFacial" without a signal
      Then the desk is told "Action Failed"
      And Mia has 0 points
