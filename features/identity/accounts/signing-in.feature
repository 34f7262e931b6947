@identity
Feature: Signing in
  A member is recognised on any phone.

  Rule: Email and password let a member in

    @smoke
    Example: Mia signs in
      Given Mia is a member
      When Mia signs in
      Then Mia is told "Welcome back!": "Logged in as Mia Hart"
      And Mia is greeted by name

    Example: Mia signs in from the card below the landing screen
      Given Mia is a member
      When Mia signs in from the quick sign-in card
      Then Mia is greeted by name

    @nightly
    Example: Both fields are needed
      Given Mia is a member
      When Mia types her email only
      Then Mia can't sign in yet

    Example: A wrong password
      Given Mia is a member
      When Mia tries to sign in with the password "not-hers"
      Then an alert says "Login error: 401: Please check your email and password."
      And Mia is told "Login failed": "Please check your email and password."
      And Mia's email and password are still there

    @nightly
    Example: The clinic can't be reached
      Given Mia is a member
      When Mia tries to sign in without a signal
      Then Mia is told "Login failed"
      And Mia's email and password are still there
