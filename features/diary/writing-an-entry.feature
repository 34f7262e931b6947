@diary
Feature: Writing a diary entry
  An entry asks for what it needs, and waits for a signal or a sign-in with everything that was typed.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Nothing typed is lost

    @nightly
    Example: No title yet
      When Mia tries to add an entry without a title
      Then Mia reads "Please enter a title for your diary entry"

    Example: The signal is lost while the photo is sent
      Given Mia writes "In the train" without a signal and chooses a photo
      And Mia reads "Your photo wasn’t uploaded"
      When Mia has her signal back and tries again
      Then Mia's entry "In the train" is in her diary

    Example: The signal is lost when the entry is sent
      When Mia writes "In the train" and loses the signal as she sends it
      Then Mia is told "Failed to create diary entry"
      And Mia has still written "In the train"

    Example: The session ended
      Given Mia has written "Long words" when her session ends
      When Mia sends it, and signs in again
      Then Mia has still written "Long words"

  Rule: Only what is about a treatment has a service and a date

    Example: Before the treatment
      When Mia writes an entry of the type "Before"
      Then Mia is asked for no treatment
