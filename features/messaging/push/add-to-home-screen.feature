@messaging
Feature: Adding the app to the Home Screen
  On an iPhone notifications begin with the app on the Home Screen; on other phones it can be installed.

  Background:
    Given Mia is a member

  Example: On an iPhone, in Safari
    Given Mia has an "iPhone in Safari"
    When Mia looks at her notification settings
    Then Mia reads "Tap Share", "Choose Add to Home Screen" and "Open Velora from there"
    And Mia is not offered to set up notifications

  Example: On an iPhone, from the Home Screen
    Given Mia has an "iPhone from the Home Screen"
    When Mia sets up notifications on her phone
    Then Mia's phone says "Notifications Enabled"

  Example: On a phone that can install the app
    When Mia looks at her notification settings
    And Mia installs the app
    Then the app is installed

  @nightly
  Example: The clinic's own name
    When Mia's phone asks what the app is called
    Then it is called "Velora"
