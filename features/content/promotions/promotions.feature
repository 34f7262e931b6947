@content
Feature: Promotions
  The clinic offers something for a while, to everybody or to some.

  Rule: A promotion is offered from the start of its first day to the end of its last one

    Example: On its last day
      Given Olga offers "Glow Weeks" with 20 percent off until 2026-11-20
      When Mia looks at the promotions
      Then Mia sees "20% OFF" on "Glow Weeks"
      And Mia reads "Valid: Nov 1, 2026 - Nov 20, 2026"

    @nightly
    Example: On the day after
      Given Olga offers "Glow Weeks" with 20 percent off until 2026-11-20
      And a day has passed
      When Mia looks at the promotions
      Then Mia reads "No Active Promotions"

  Rule: A promotion says what it gives and to whom

    Scenario Outline: <type>
      Given Olga offers a special of the type <type> worth <value> to <audience>
      When Mia looks at the promotions
      Then Mia sees "<label>" on the special
      And Mia sees "<badge>" on the special

      Examples:
        | type       | value | audience     | label            | badge    |
        | percentage | 15    | VIP_GOLD     | 15% OFF          | GOLD     |
        | fixed      | 50    | VIP_SILVER   | $50 OFF          | SILVER   |
        | points     | 30    | VIP_BRONZE   | +30 BONUS POINTS | BRONZE   |
        | birthday   | 0     | VIP_PLATINUM | BIRTHDAY SPECIAL | PLATINUM |
        | service    | 0     | VIP_GOLD     | FREE SERVICE     | GOLD     |
        | other      | 0     | VIP_GOLD     | SPECIAL OFFER    | GOLD     |

  Rule: What is for new customers is shown to them only

    Example: A new member and a visitor
      Given Mia is a member
      And Mia is signed in
      And Olga offers a special of the type fixed worth 50 to NEW_CUSTOMERS
      When Mia looks at the promotions
      And Noor looks at the promotions
      Then Mia sees "NEW CUSTOMERS" on the special
      And Noor reads "No Active Promotions"
