@identity
Feature: Choosing a new password
  A new password is long enough, typed twice, and leaves the member alone with her account.

  Rule: A new password has at least six characters and is typed twice

    @nightly
    Example: Too short
      Given Mia is a member
      And Mia has asked for a reset link
      When Mia chooses the password "12345" with the link
      Then Mia reads "Password must be at least 6 characters"

    @nightly
    Example: Not the same twice
      Given Mia is a member
      And Mia has asked for a reset link
      When Mia types "peony99" and then "peony98" as her new password
      Then Mia reads "Passwords don't match"

  Rule: A new password signs out every other device

    Example: Mia's phone was stolen
      Given Mia is a member
      And Mia is signed in
      And Mia has asked for a reset link
      And Mia has used the link for the password "peony99"
      Then Mia is signed out on her phone
