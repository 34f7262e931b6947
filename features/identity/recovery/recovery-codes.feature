@identity
Feature: Recovery codes
  Ten codes on paper let in who lost every other way, each once.

  Rule: A recovery code takes the place of the password

    Example: Mia has neither her password nor her email at hand
      Given Mia is a member
      And Mia is signed in
      When Mia makes recovery codes in her profile
      And Mia signs in with the first of them
      Then Mia is told "Recovery code used": "9 are left."
      And Mia is greeted by name

    @nightly
    Example: The same code once more
      Given Mia is a member
      And Mia is signed in
      When Mia makes recovery codes in her profile
      And Mia signs in with the first of them
      And Mia signs in with the first of them
      Then Mia reads "This recovery code doesn’t work. Each code works once, and creating new codes cancels the old ones."

  Rule: A recovery code takes the place of the staff code

    Example: Olga lost her code
      Given Olga has made recovery codes
      When Olga opens the staff area elsewhere with the first of them
      Then the staff area is open there for Olga as owner
      And the audit log says that Olga used a recovery code
