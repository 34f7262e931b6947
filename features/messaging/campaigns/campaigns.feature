@messaging
Feature: Telling members
  Olga writes to members by notification, mail and SMS. Members are told only what they agreed to.

  Background:
    Given Mia is a member
    And Noor is a member

  Rule: Marketing goes to those who agreed

    @smoke
    Example: A mail
      Given Mia agreed to offers by "email"
      When Olga mails "A quiet Tuesday" to those who agreed
      Then Olga learns "Recipients: 1. Sent: 1. Failed: 0."
      And the outbox has 1 message "Email to Mia, mia@velora.example"
      And the outbox has no message "Email to Noor, noor@velora.example"

    Example: A notification is in the member's app, too
      Given Mia agreed to offers by "push"
      And Mia is signed in
      When Olga notifies all of "A quiet Tuesday"
      Then Olga learns "Notification Sent!"
      And Mia finds "A quiet Tuesday" among her notifications

    Example: An SMS
      Given Mia agreed to offers by "sms"
      When Olga texts "Two rooms are free on Friday."
      Then Olga learns "Campaign Sent!"
      And the outbox has 1 message "SMS to Mia, +13105550142"

    @nightly
    Example: An offer for a tier nobody has
      Given Mia agreed to offers by "push"
      When Olga makes an offer to "Platinum" members
      Then Olga learns "Campaign Sent Successfully"
      And Olga learns "Sent: 0, failed: 0."

  Rule: No message reaches past a no

    Example: A mail to all
      Given Mia said no to offers by "email"
      When Olga mails "A quiet Tuesday" to all
      Then Olga learns "Recipients: 1. Sent: 1. Failed: 0."
      And the outbox has no message "Email to Mia, mia@velora.example"
      And the outbox has 1 message "Email to Noor, noor@velora.example"

    Example: Olga sees it before she sends
      Given Mia agreed to offers by "email"
      And Noor said no to offers by "email"
      When Olga writes the mail "A quiet Tuesday"
      Then Olga learns "Goes to 1 member"
      And Olga learns "Skipped: 1 opted out."
