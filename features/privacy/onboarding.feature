@privacy
Feature: The first steps of a new member
  Whoever joins is shown once what the membership gives and what the clinic needs.

  Rule: A new member lands there once

    Example: Noor joins
      When Noor joins with "noor@velora.example" and the password "orchid7"
      Then Noor is at the step "Welcome" of her first steps

    Example: Noor signs in later
      Given Noor is a member
      When Noor signs in
      Then Noor is greeted by name

  Rule: The intake and the notifications can wait

    Example: Noor skips both
      Given Noor is a member
      And Noor is signed in
      When Noor goes through her first steps and skips what can wait
      Then Noor is greeted by name

    @nightly
    Example: Noor hands in her intake on the way
      Given Noor is a member
      And Noor is signed in
      When Noor hands in her intake from her first steps
      Then Noor is at the step "Notifications" of her first steps

  Rule: The way to the card and to the first points is short

    Example: Noor joins at the front desk
      Given the code "Daily Spa Visit" is in front of Noor
      When Noor joins from the landing page, tapping every field
      Then Noor sees her card
      And it took Noor at most 7 taps
      When Noor goes on, skips what can wait, and checks in
      Then Noor has 5 points
      And it took Noor at most 10 taps

  Rule: A visitor is invited to join

    Example: Noor is not a member yet
      When Noor opens the first steps
      And Noor follows "Join VIP Program"
      Then Noor is asked to join
