@content
Feature: The promotion on the home screen
  One promotion at most is shown there, the one that the member would miss first.

  Rule: Home shows the one promotion for the member that ends soonest

    Example: Of two for everybody and one for Gold members
      Given Mia is a member
      And Mia is signed in
      And Olga offers "Ends late" with 10 percent off until 2026-12-24
      And Olga offers "Ends soon" with 20 percent off until 2026-11-30
      And Olga offers a special of the type fixed worth 99 to VIP_GOLD
      Then Mia's home shows "Ends soon" with "20% OFF" as LIMITED TIME

    @nightly
    Example: None for her
      Given Mia is a member
      And Mia is signed in
      And Olga offers a special of the type fixed worth 99 to VIP_GOLD
      Then Mia's home shows no promotion
