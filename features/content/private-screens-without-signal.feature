@content @keeps-the-app
Feature: Private screens without a signal
  What is private says plainly that it needs a connection.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: After opening it anew, private screens need a connection

    Example: Home, and then with a signal
      Given Mia has used the app on her phone
      And Mia has lost the signal
      When Mia opens the app
      Then Mia reads "Your membership could not be loaded"
      When Mia's signal is back
      Then Mia is greeted by name

    Example: The clinic is not asked without end
      Given Mia has used the app on her phone
      And Mia has lost the signal
      When Mia opens the app
      Then Mia reads "Your membership could not be loaded"
      And Mia's phone asks who is signed in only now and then
