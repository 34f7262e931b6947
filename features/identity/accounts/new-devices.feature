@identity
Feature: Devices that are new to an account
  A member hears of it when somebody signs in where she never did.

  Background:
    Given Mia is a member
    And Mia is signed in

  Example: The tablet at home
    When Mia is also signed in on the tablet at home
    Then Mia is mailed that a device is new to her account

  @nightly
  Example: Her own phone, again
    Given Mia has signed out
    When Mia signs in
    Then Mia is greeted by name
    And Mia is not mailed that a device is new to her account
