@identity
Feature: The staff area
  One panel at a time, in the order in which the clinic knows them, and the shortest ways to what is done most.

  Rule: Everybody finds the panels of their role

    Example: The nine panels, in their order
      When Olga opens the staff area
      Then Olga finds the panels "Award Service Points, Monthly Specials & Promotions, Push Notifications, Email Campaigns, SMS Campaigns, Patient Management, Blog Management, Service Requests Approval, Marketing Campaigns"

    Example: The front desk
      When Ines enters the staff code
      Then Ines finds the panels "Award Service Points, Patient Management, Service Requests Approval"
      And Ines has no quick action "Add Blogs"

  Rule: What is done most is one press away

    Scenario Outline: <action>
      Given Olga opens the staff area
      When Olga takes the way "<action>"
      Then Olga stands before "<place>"

      Examples:
        | action                | place                     |
        | Accept Patient Points | Service Requests Approval |
        | QR Codes              | QR Codes                  |
        | Add Blogs             | Blog Management           |

    Example: Back to the patients' side
      Given Olga opens the staff area
      When Olga takes the way "Back to Main App"
      Then Olga is on the patients' home screen

  Rule: The patients' side leads there, too

    Example: Admin Access on the home card
      When Ines presses "Admin Access" on the home card
      Then the home card holds the demo clinic's staff credentials

    @nightly
    Example: From the QR test page
      When Ines follows "Staff area" on the QR test page
      Then the gate asks for a code
