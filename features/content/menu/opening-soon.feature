@content
Feature: Opening soon
  A new clinic has nothing to show before it has published what it offers, and says so.

  Background:
    Given the clinic has published nothing yet

  Rule: Patients read that it opens soon

    Example: Nothing is there yet
      When Mia looks for the service menu
      Then Mia reads that the clinic opens soon

    Example: It opens while she looks
      Given Mia has read that the clinic opens soon
      When the clinic publishes its first program
      Then Mia reads that she can join

  Rule: The team works as always

    Example: From the page to the staff area
      When Ines comes to the staff area from the page that says so
      Then the gate asks for a code
