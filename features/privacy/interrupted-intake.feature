@privacy
Feature: An intake that is interrupted
  What was typed waits for the signal or the sign-in, and never stays on the phone.

  Rule: Nothing typed is lost, and nothing of it stays on the phone

    Example: The signal is lost
      Given Mia is a member
      And Mia is signed in
      When Mia hands in her intake with the allergy "Lidocaine" without a signal
      Then Mia is told "Submission Error": "Please try again or contact support."
      And the allergy "Lidocaine" is still in Mia's form
      When the signal is back and Mia hands it in again
      Then the clinic knows of Mia's allergy "Lidocaine"

    Example: Mia looks something up in between
      Given Mia is a member
      And Mia is signed in
      When Mia writes the allergy "Lidocaine" and visits the service menu
      Then the allergy "Lidocaine" is still in Mia's form
      And the word "Lidocaine" is nowhere in the memory that the phone keeps

    Example: The session ended while Mia was writing
      Given Mia is a member
      And Mia is signed in
      When Mia's session ends before she hands in her intake with the allergy "Lidocaine"
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      When Mia signs in where she is asked to
      Then the allergy "Lidocaine" is still in Mia's form

    Example: The clinic says it once more when Mia signs in already
      Given Mia is a member
      And Mia is signed in
      When Mia's session ends while her intake with the allergy "Lidocaine" is held up on its way
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      When the clinic refuses it while Mia signs in where she is asked to
      Then the allergy "Lidocaine" is still in Mia's form

    Example: A visitor signs in first and comes back
      Given Mia is a member
      When Mia opens the intake and signs in there
      Then Mia can fill in her intake
