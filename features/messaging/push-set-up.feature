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

    @customer-4-push @customer-7-post-notifications-subscribe
    Example: Set up
      When Mia sets up notifications on her phone
      Then Mia's phone says "Notifications Enabled"
      And Mia's notifications are "Enabled"

    @customer-8-failed-push
    Example: Mia says no when her phone asks
      When Mia sets up notifications and says no when her phone asks
      Then Mia's phone says "Notification Setup Failed"
      And Mia's notifications are "Disabled"
      And Mia reads how to unblock notifications

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

  Rule: A test shows that it works

    @shows-notifications
    @customer-7-post-notifications-test
    Example: From the button to the lock screen
      Given Mia has set up notifications on her phone
      When Mia sends herself a test
      Then Mia's phone says "Test Sent"
      And Mia's phone shows "Velora": "It works: this is how we’ll tell you what’s new."
      And a tap on it opens the app at "/profile"

    @customer-8-failed-test-push
    Example: The push service has trouble
      Given Mia has set up notifications on her phone
      And the push service has trouble
      When Mia sends herself a test
      Then Mia's phone says "Test Failed": "Could not send test notification."
      And Mia's notifications are "Enabled"

    Example: The push service no longer knows the phone
      Given Mia has set up notifications on her phone
      And the push service no longer knows Mia's phone
      When Mia sends herself a test
      Then Mia's phone says "Test Failed": "Could not send test notification."
      And Mia's notifications are "Disabled"

  Rule: They end when she says so

    @customer-7-post-notifications-unsubscribe
    Example: Unsubscribed
      Given Mia has set up notifications on her phone
      When Mia unsubscribes
      Then Mia's phone says "Unsubscribed"
      And Mia's notifications are "Disabled"
      And the clinic can reach none of Mia's devices

    @customer-8-failed-unsubscribe
    Example: Without a signal, when she unsubscribes
      Given Mia has set up notifications on her phone
      And Mia's phone loses its signal
      When Mia unsubscribes
      Then Mia's phone says "Unsubscribe Failed"
      And Mia's notifications are "Enabled"

    Example: Signing out ends them, also on a page that was loaded past the app's memory
      Given Mia has set up notifications on her phone
      When Mia forces her phone to load the app anew and signs out
      Then the clinic can reach none of Mia's devices

    Example: Signing out ends them, signing in again resumes them
      Given Mia has set up notifications on her phone
      When Mia signs out on her phone
      Then the clinic can reach none of Mia's devices
      When Mia signs in on her phone again
      Then the clinic can reach 1 of Mia's devices
