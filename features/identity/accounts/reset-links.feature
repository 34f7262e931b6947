@identity
Feature: Reset links
  A link is good for one new password, and for an hour.

  Rule: Each link works once and expires after an hour, and only the newest one works

    Example: A link that was used
      Given Mia is a member
      And Mia has asked for a reset link
      And Mia has used the link for the password "peony99"
      When Mia chooses the password "rose1234" with the link
      Then Mia is told "Error": "This password reset link is invalid or has expired."
      And the password "peony99" lets Mia in

    @nightly
    Example: A link of an hour ago
      Given Mia is a member
      And Mia has asked for a reset link
      And an hour has passed
      When Mia chooses the password "peony99" with the link
      Then Mia is told "Error": "This password reset link is invalid or has expired."
      And Mia reads "This link no longer works"

    @nightly
    Example: The first of two links
      Given Mia is a member
      And Mia has asked for a reset link
      And Mia has asked for a reset link
      When Mia chooses the password "peony99" with the first of the links
      Then Mia is told "Error": "This password reset link is invalid or has expired."

    Example: A link that lost its end
      When Mia opens a link that lost its end
      Then Mia is told "Invalid Link": "This password reset link is invalid or has expired."
      And Mia is asked to sign in

    Example: The link leaves no trace in the browser's history
      Given Mia is a member
      And Mia has asked for a reset link
      When Mia opens the link
      Then Mia can choose a password
      And the address on Mia's phone keeps no secret
