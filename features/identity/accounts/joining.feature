@identity
Feature: Joining the VIP program
  A visitor becomes a member on the phone, at the desk, in a minute.

  Rule: Name, email and a password of at least six characters are enough

    @smoke
    Example: Noor joins
      When Noor joins with "noor@velora.example" and the password "orchid7"
      Then Noor is told "Welcome to Velora": "Account created for Noor Haddad"
      And Noor is a Bronze member
      And Noor has 0 points

    Example: A short password is refused and nothing typed is lost
      When Noor tries to join with the password "12345"
      Then Noor reads "Password must be at least 6 characters"
      And Noor's first name, last name and email are still there

    @nightly
    Example: A wrong email is refused and nothing typed is lost
      When Noor tries to join with the email "noor@nowhere"
      Then Noor reads "Please enter a valid email address"
      And Noor's first name, last name and password are still there

    @nightly
    Example: A first name is needed
      When Noor tries to join without a first name
      Then Noor reads "First name is required"

    @nightly
    Example: A last name is needed
      When Noor tries to join without a last name
      Then Noor reads "Last name is required"

  Rule: An email address belongs to one member, however it is written

    Example: The address is taken
      Given Mia is a member
      When Noor tries to join with the email of Mia in capital letters
      Then Noor is told "Registration failed": "There is already an account with this email address. Please sign in instead."
      And Noor's first name, last name and email are still there
