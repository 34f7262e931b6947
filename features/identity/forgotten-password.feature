@identity
Feature: A forgotten password
  A member who forgot her password gets back in with a link that only her mailbox sees.

  Rule: The link comes by mail

    @customer-2-route-forgot-password @customer-7-post-forgot-password @customer-8-told-email
    Example: Mia asks for a link
      Given Mia is a member
      When Mia asks for a reset link
      Then Mia is told "Email sent": "If an account has this address, a link to choose a new password is on its way."
      And Mia reads "Check Your Email"

    @customer-2-route-reset-password @customer-7-post-reset-password @customer-8-told-reset
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

    @customer-5-forgot
    Example: An address that can't be one
      When Noor asks for a reset link for "noor@nowhere"
      Then Noor reads "Please enter a valid email address"

  Rule: A link works once, for one hour, and only the newest one does

    @customer-8-failed-reset
    Example: A link that was used
      Given Mia is a member
      And Mia has asked for a reset link
      And Mia has used the link for the password "peony99"
      When Mia chooses the password "rose1234" with the link
      Then Mia is told "Error": "This password reset link is invalid or has expired."
      And the password "peony99" lets Mia in

    Example: A link of an hour ago
      Given Mia is a member
      And Mia has asked for a reset link
      And an hour has passed
      When Mia chooses the password "peony99" with the link
      Then Mia is told "Error": "This password reset link is invalid or has expired."
      And Mia reads "This link no longer works"

    Example: The first of two links
      Given Mia is a member
      And Mia has asked for a reset link
      And Mia has asked for a reset link
      When Mia chooses the password "peony99" with the first of the links
      Then Mia is told "Error": "This password reset link is invalid or has expired."

    @customer-8-reset-no-token
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

  Rule: A new password has at least six characters and is typed twice

    Example: Too short
      Given Mia is a member
      And Mia has asked for a reset link
      When Mia chooses the password "12345" with the link
      Then Mia reads "Password must be at least 6 characters"

    @customer-5-reset-repeated
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

  Rule: Nothing typed is lost when the clinic can't be reached

    @customer-8-failed-forgot
    Example: No signal
      Given Mia is a member
      When Mia asks for a reset link without a signal
      Then Mia is told "Error": "We can’t reach the clinic right now. Please check your connection and try again."
      And Mia's e-mail is still there
