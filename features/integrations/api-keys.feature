@integrations
Feature: API keys
  The owner lets another program do a part of the desk's work, and takes it back.

  Rule: A program does what its key is for, until the owner revokes it

    @smoke
    Example: A till awards points, and then no longer
      Given Mia is a member
      When Olga makes a key for the till to award points
      And the till awards Mia 25 points
      Then Mia has 25 points
      When Olga revokes the till's key
      Then the till can award nothing

    @nightly
    Example: A key for awarding does not show who the members are
      When Olga makes a key for the till to award points
      Then the till can't read who the members are
