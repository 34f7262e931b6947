@program
Feature: Ending a check-in code
  A code that was photographed is taken out of use at once.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Whoever scans the old one learns that it is no longer in use

    Scenario Outline: <what>
      Given Mia has a photo of the code "VIP Lounge"
      When Olga chooses "<what>" for the code "VIP Lounge"
      And Mia scans the code "VIP Lounge"
      Then Mia is told "Check-in Failed": "This QR code is no longer in use. Please ask for the current one at the front desk."
      And the clinic has <codes> codes called "VIP Lounge"

      Examples:
        | what    | codes |
        | Retire  | 0     |
        | Replace | 1     |

  Rule: It takes nothing else with it

    Example: Another change waits for its day
      Given Mia has a photo of the code "VIP Lounge"
      And Olga adds the reward "Free Peel" for 20 points
      And Olga has it published on "2026-12-24T09:00"
      When Olga chooses "Retire" for the code "VIP Lounge"
      And Mia scans the code "VIP Lounge"
      Then Mia is told "Check-in Failed": "This QR code is no longer in use. Please ask for the current one at the front desk."
