@identity
Feature: The staff list
  The owner says who works here and with which code.

  Rule: The staff list is the owner's

    Example: A new person, and then no longer
      When Olga adds "Ruth" to the staff
      Then Ruth's code opens the staff area
      When Olga notes that "Ruth" no longer works here
      Then Ruth's code opens nothing

    Example: A new code for the owner herself
      When Olga issues herself a new code
      Then Olga reads her new code
      And the staff list is still open for Olga
