@identity
Feature: Locking the staff area
  The area stays open for the day's work, and is locked by hand.

  Rule: It stays open until it is locked

    Example: Opened again the same day
      Given Ines enters the staff code
      When Ines comes back to the staff area
      Then the staff area is open for "Ines"

    Example: Locked by hand
      Given Ines enters the staff code
      When Ines locks the staff area
      Then the gate asks for a code

    Example: The codes at the desk
      Given Ines enters the staff code
      When Ines goes to the QR codes
      Then the gate has led to "/admin/qr-codes"
