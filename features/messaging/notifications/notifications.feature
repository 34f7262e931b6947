@messaging
Feature: Notifications
  The bell says how much is new; opening it marks that as read.

  Background:
    Given Mia is a member

  Rule: The bell counts what is new until it is opened

    Example: Points from the desk
      Given Ines has awarded Mia a "HydraFacial"
      And Mia is signed in
      When Mia opens the app
      Then Mia's bell counts 1
      And Mia's newest notification is "Points earned", marked as new
      And Mia's bell counts 0

    Example: Another time
      Given Ines has awarded Mia a "HydraFacial"
      And Mia is signed in
      And Mia has looked at her notifications
      When Mia opens the app
      Then Mia's bell counts 0
      And Mia's newest notification is "Points earned", not marked as new

    Example: On a computer at home
      Given Ines has awarded Mia a "HydraFacial"
      And Mia is signed in
      And Mia uses a computer
      When Mia opens the app
      Then Mia's newest notification is "Points earned", marked as new

  Rule: All of them can be read, the newest first

    Example: More than fit
      Given the clinic has told Mia 45 things
      And Mia is signed in
      When Mia opens the app
      And Mia looks at her notifications
      Then Mia sees 20, then 40, then 45 of them, the newest first

    @nightly
    Example: None yet
      Given Mia is signed in
      When Mia opens the app
      And Mia looks at her notifications
      Then Mia reads "Nothing new yet"

    Example: Each member has her own
      Given Ines has awarded Mia a "HydraFacial"
      And Noor is a member
      And Noor is signed in
      When Noor opens the app
      Then Noor's bell counts 0
