@messaging
Feature: Choosing how the clinic may write
  Members decide about each channel by themselves, and see what they decided before.

  Background:
    Given Mia is a member

  Rule: Each channel is a choice of its own

    Example: Yes to email
      Given Mia is signed in
      When Mia says "Yes, Please" to "offers by email"
      Then Mia finds "Yes to offers by email" among her decisions
      When Olga mails "A quiet Tuesday" to those who agreed
      Then the outbox has 1 message "Email to Mia, mia@velora.example"

    Example: Texts go to the number that she confirms
      Given Mia is signed in
      When Mia allows texts to "310 555 0142"
      And Mia enters the code that was texted to her
      Then Mia finds "Yes to offers by text message to +13105550142" among her decisions

    @nightly
    Example: Without the right code no texts come
      Given Mia is signed in
      When Mia allows texts to "310 555 0142"
      And Mia enters a code that was not texted to her
      Then Mia reads "That’s not the code we texted you."
      When Olga texts "A quiet Tuesday"
      Then the outbox has no message "SMS to Mia, +13105550142"

    @nightly
    Example: A number that is none
      Given Mia is signed in
      When Mia allows texts to "555"
      Then Mia reads "Please enter a phone number with its area code."

  Rule: A mail's link works without signing in

    Example: Ended from an old mail, and begun again
      Given Mia agreed to offers by "email"
      When Mia opens the preferences link of a mail
      And Mia says "Stop" to "offers by email"
      Then Mia finds "No to offers by email" among her decisions
      When Mia says "Yes, Please" to "offers by email"
      Then Mia finds "Yes to offers by email" among her decisions

    Example: Opening the link ends nothing
      Given Mia agreed to offers by "email"
      When Mia opens the preferences link of a mail
      And Olga mails "A quiet Tuesday" to those who agreed
      Then the outbox has 1 message "Email to Mia, mia@velora.example"
