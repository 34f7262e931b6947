@identity
Feature: Passkeys
  A finger, a face or a PIN lets somebody in, beside the password and the code.

  Rule: A passkey signs its member in

    Example: Mia comes in by touch
      Given Mia is a member
      And Mia's phone knows her finger
      When Mia adds a passkey in her profile
      And Mia signs out and in again by touch
      Then Mia is greeted by name

    Example: One that was removed
      Given Mia is a member
      And Mia's phone knows her finger
      When Mia adds a passkey in her profile
      And Mia removes it again
      And Mia signs out and in again by touch
      Then Mia reads "This passkey didn’t work. Please try again, or sign in another way."

  Rule: The desk resumes by touch

    Example: Ines comes back to the locked desk
      Given Ines's computer knows her finger
      When Ines adds a passkey to her sign-in
      And Ines locks the staff area
      And Ines opens it again by touch
      Then the staff area is open for "Ines"
