@messaging
Feature: Setting up push notifications
  News reaches a member's phone while the app is closed, if she wants it to.

  Background:
    Given Mia is a member

  Rule: Each device is set up by itself, with consent

    Example: Not set up yet
      When Mia looks at her notification settings
      Then Mia's notifications are "Disabled"
      And Mia reads what she would agree to

    Example: Set up
      When Mia sets up notifications on her phone
      Then Mia's phone says "Notifications Enabled"
      And Mia's notifications are "Enabled"

    Example: Mia says no when her phone asks
      When Mia sets up notifications and says no when her phone asks
      Then Mia's phone says "Notification Setup Failed"
      And Mia's notifications are "Disabled"
      And Mia reads how to unblock notifications

    @nightly
    Example: Without a signal, when she sets them up
      Given Mia looks at her notification settings
      And Mia's phone loses its signal
      When Mia asks to set up notifications
      Then Mia's phone says "Notification Setup Failed"
      And Mia's notifications are "Disabled"

    Example: Another member on the same phone
      Given Mia has set up notifications on her phone
      And Noor is a member
      When Noor signs in on Mia's phone
      Then Mia's notifications are "Disabled"
