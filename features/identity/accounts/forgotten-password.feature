@identity
Feature: A forgotten password
  A member who forgot her password gets back in with a link that only her mailbox sees.

  Rule: The link comes by mail

    Example: Mia asks for a link
      Given Mia is a member
      When Mia asks for a reset link
      Then Mia is told "Email sent": "If an account has this address, a link to choose a new password is on its way."
      And Mia reads "Check Your Email"

    Example: Mia chooses a new password
      Given Mia is a member
      And Mia has asked for a reset link
      When Mia chooses the password "peony99" with the link
      Then Mia is told "Success": "Your password has been reset successfully."
      And Mia reads "Password Reset Successfully"

    Example: Three seconds later Mia can sign in with it
      Given Mia is a member
      And Mia has asked for a reset link
      When Mia chooses the password "peony99" with the link
      Then Mia is asked to sign in
      And the password "peony99" lets Mia in

  Rule: Nobody learns who is a member

    Example: An address that nobody has
      Given Mia is a member
      When Noor asks for a reset link
      Then Noor is told "Email sent": "If an account has this address, a link to choose a new password is on its way."
      And Noor gets no mail after Mia has got hers

    @nightly
    Example: An address that can't be one
      When Noor asks for a reset link for "noor@nowhere"
      Then Noor reads "Please enter a valid email address"

  Rule: Nothing typed is lost when the clinic can't be reached

    Example: No signal
      Given Mia is a member
      When Mia asks for a reset link without a signal
      Then Mia is told "Error": "We can’t reach the clinic right now. Please check your connection and try again."
      And Mia's email is still there
