@identity
Feature: Unknown addresses
  Who mistyped an address is shown the way on.

  Rule: An address that leads nowhere says so

    Example: A mistyped address
      Given Mia is a member
      When Mia opens the address "/chekin"
      Then Mia reads that there is nothing
