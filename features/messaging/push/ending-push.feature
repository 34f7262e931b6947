@messaging
Feature: Ending push notifications
  A phone is left alone once its member says so or signs out.

  Background:
    Given Mia is a member

  Rule: They end when she says so

    Example: Unsubscribed
      Given Mia has set up notifications on her phone
      When Mia unsubscribes
      Then Mia's phone says "Unsubscribed"
      And Mia's notifications are "Disabled"
      And the clinic can reach none of Mia's devices

    @nightly
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
