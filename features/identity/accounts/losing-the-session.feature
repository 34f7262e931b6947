@identity
Feature: Losing the session
  Who is signed out without having asked for it is told so, signs in again and goes on where she was.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: An open app notices that its session has ended

    Example: The session ends elsewhere
      Given Mia has her rewards open
      When Mia's session ends elsewhere
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      And Mia is asked to sign in
      And after signing in Mia is where she was

  Rule: Otherwise the next thing she does says so

    Example: Checking in
      Given Mia has the check-in screen open
      And Mia's session was lost unnoticed
      When Mia scans the code "Daily Spa Visit"
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      And after signing in Mia is where she was
      And Mia is told "Check-in Successful!"
      And Mia has 5 points

    @nightly
    Example: Claiming a reward
      Given Mia starts with 120 points
      And Mia has her rewards open
      And Mia's session was lost unnoticed
      When Mia claims what she sees as "LED Light Session"
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      And after signing in Mia is where she was

    @nightly
    Example: Looking at a private list
      Given Mia has home open
      And Mia's session was lost unnoticed
      When Mia goes on to her rewards
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      And after signing in Mia sees her rewards

    @nightly
    Example: Reading her notifications
      Given Mia starts with 20 points
      And Mia has home open
      And Mia's session was lost unnoticed
      When Mia opens her notifications
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      And after signing in Mia is where she was

  Rule: Who comes back after a long time is a visitor

    Example: The session is over when the app is opened
      Given Mia's session was lost unnoticed
      When Mia opens the app
      Then Mia sees the landing screen
