@identity
Feature: Logging out from the profile
  Who logs out leaves nothing of herself on the phone.

  Background:
    Given Mia is a member

  Rule: Logging out forgets the member

    Example: From the profile
      Given Mia is signed in
      When Mia logs out from her profile
      Then Mia is told "Logged out successfully": "You've been logged out of your VIP account."
      And Mia sees the landing screen

    Example: What was typed goes with her
      Given Mia is signed in
      And Mia has filled in a request for "HydraFacial", "With Dr. Ruiz"
      When Mia logs out from her profile
      Then nothing that Mia typed is left in the browser

    @nightly
    Example: What was typed into the diary, too
      Given Mia is signed in
      And Mia has written "What Dr. Ruiz did" in her diary
      When Mia logs out from her profile
      Then nothing that Mia typed is left in the browser

    @nightly
    Example: No signal
      Given Mia is signed in
      When Mia tries to log out from her profile without a signal
      Then Mia is told "Logout failed": "We can’t reach the clinic right now. Please check your connection and try again."
      And Mia reads "mia@velora.example"
