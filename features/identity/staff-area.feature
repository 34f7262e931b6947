@identity
Feature: The staff area
  One panel at a time, in the order in which the clinic knows them, and the shortest ways to what is done most.

  Rule: Everybody finds the panels of their role

    @staff-2-panels-in-order
    Example: The nine panels, in their order
      When Olga opens the staff area
      Then Olga finds the panels "Award Service Points, Monthly Specials & Promotions, Push Notifications, Email Campaigns, SMS Campaigns, Patient Management, Blog Management, Service Requests Approval, Marketing Campaigns"

    Example: The front desk
      When Ines enters the staff code
      Then Ines finds the panels "Award Service Points, Patient Management, Service Requests Approval"
      And Ines has no quick action "Add Blogs"

  Rule: What is done most is one press away

    @staff-2-to-blog @staff-2-to-requests
    Scenario Outline: <action>
      Given Olga opens the staff area
      When Olga takes the way "<action>"
      Then Olga stands before "<place>"

      Examples:
        | action                | place                     |
        | Accept Patient Points | Service Requests Approval |
        | QR Codes              | QR Codes                  |
        | Add Blogs             | Blog Management           |

    @staff-2-back-to-app
    Example: Back to the patients' side
      Given Olga opens the staff area
      When Olga takes the way "Back to Main App"
      Then Olga is on the patients' home screen

  Rule: The patients' side leads there, too

    @staff-2-admin-access
    Example: Admin Access on the home card
      When Ines presses "Admin Access" on the home card
      Then the home card holds the demo clinic's staff credentials

    @staff-2-test-page-links
    Example: From the QR test page
      When Ines follows "Staff area" on the QR test page
      Then the gate asks for a code

  Rule: The staff list is the owner's

    Example: A new person, and then no longer
      When Olga adds "Ruth" to the staff
      Then Ruth's code opens the staff area
      When Olga notes that "Ruth" no longer works here
      Then Ruth's code opens nothing

    Example: A new code for the owner herself
      When Olga issues herself a new code
      Then Olga reads her new code
      And the staff list is still open for Olga

  Rule: A lost desk screen is ended from the staff area

    Example: The tablet is gone
      Given Ines's tablet shows "Daily Spa Visit"
      When Olga ends the desk screen "Daily Spa Visit"
      Then Ines's tablet shows no code any more

    Example: At the tablet itself
      Given Ines's tablet shows "Daily Spa Visit"
      When Ines ends the screen at the tablet
      Then Olga sees no desk screen that shows a code
