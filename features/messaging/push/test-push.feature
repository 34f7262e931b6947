@messaging
Feature: A test push notification
  One button shows whether a phone receives what the clinic sends.

  Background:
    Given Mia is a member

  Rule: A test shows that it works

    @shows-notifications
    Example: From the button to the lock screen
      Given Mia has set up notifications on her phone
      When Mia sends herself a test
      Then Mia's phone says "Test Sent"
      And Mia's phone shows "Velora": "It works! This is how we’ll let you know what’s new."
      And a tap on it opens the app at "/profile"

    @nightly
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
