@identity
Feature: Being signed in elsewhere
  A member who lost a phone, or used somebody else's, signs it out from her own.

  Background:
    Given Mia is a member
    And Mia is signed in

  Example: Signed out everywhere but here
    Given Mia is also signed in on the tablet at home
    When Mia looks at her profile
    Then Mia reads "You are also signed in on one other device."
    When Mia signs out everywhere else
    Then Mia is told "Signed out elsewhere": "We signed you out on one other device."
    And the tablet at home is signed out
    And Mia is still signed in

  @nightly
  Example: Nowhere else
    When Mia looks at her profile
    Then Mia is not offered to sign out elsewhere
