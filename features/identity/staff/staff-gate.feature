@identity
Feature: The staff's gate
  Staff open their area with a code of their own; everybody else stays outside.

  Rule: Eight digits open it

    @smoke
    @staff-2-enter-submits @staff-2-panel-after-code @staff-7-post-verify
    Example: Ines opens the staff area
      When Ines enters the staff code
      Then the staff area is open for "Ines"

    @staff-2-code-on-auth-page
    Example: From the sign-in screen
      When Ines enters the staff code on the sign-in screen
      Then the staff area is open for "Ines"

    @staff-5-admin-code @staff-5-says-no-code
    Example: No code
      When Ines enters nothing as the staff code
      Then Ines reads "Missing Code" at the gate
      And Ines reads "Please enter the admin code" at the gate

    @staff-8-failed-code
    Example: A wrong code
      When Ines enters the staff code "00000000"
      Then Ines reads "Access Denied" at the gate
      And Ines reads "Invalid admin code" at the gate

    Example: No signal
      Given Ines stands at the gate
      And the gate loses its signal
      When Ines enters the staff code
      Then Ines reads "Connection Error" at the gate
