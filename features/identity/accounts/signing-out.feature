@identity
Feature: Signing out
  A member leaves no trace on a borrowed phone.

  Rule: Signing out forgets the member

    Example: Mia signs out of a home that can't be loaded
      Given Mia is a member
      And Mia is signed in
      And the clinic can’t say whose membership it is
      When Mia signs out
      Then Mia is told "Logged out": "See you next time!"
      And Mia sees the landing screen

    @nightly
    Example: A member who is signed in needs no sign-in screen
      Given Mia is a member
      And Mia is signed in
      When Mia opens the sign-in screen
      Then Mia is greeted by name
