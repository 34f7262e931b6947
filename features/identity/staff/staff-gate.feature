@identity
Feature: The staff's gate
  Staff open their area with a code of their own; everybody else stays outside.

  Rule: Eight digits open it

    @smoke
    Example: Ines opens the staff area
      When Ines enters the staff code
      Then the staff area is open for "Ines"

    @nightly
    Example: From the sign-in screen
      When Ines enters the staff code on the sign-in screen
      Then the staff area is open for "Ines"

    @nightly
    Example: No code
      When Ines enters nothing as the staff code
      Then Ines reads "Missing Code" at the gate
      And Ines reads "Please enter the admin code" at the gate

    Example: A wrong code
      When Ines enters the staff code "00000000"
      Then Ines reads "Access Denied" at the gate
      And Ines reads "Invalid admin code" at the gate

    @nightly
    Example: No signal
      Given Ines stands at the gate
      And the gate loses its signal
      When Ines enters the staff code
      Then Ines reads "Connection Error" at the gate
