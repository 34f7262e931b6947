@program
Feature: Changing rewards
  The clinic decides what its patients can claim.

  Rule: A reward can rest, and a better one come

    Example: One is paused, one is new
      Given Olga pauses the reward "$25 Credit"
      And Olga adds the reward "Free Peel" for 20 points
      When Olga publishes the program
      And Mia is a member
      And Mia is signed in
      And Mia looks at her rewards
      Then Mia reads "Free Peel"
      And Mia no longer reads "$25 Credit"

  Rule: Only owners and managers change what the clinic promises

    Example: Clinical staff read it
      When Dr. Ruiz looks at the rewards of the program
      Then Dr. Ruiz sees "View only"
      And Dr. Ruiz can't change the reward "$25 Credit"
