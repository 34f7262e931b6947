@identity
Feature: A few keys
  Ines has a patient before her and one hand on the keys. Every key counts, letters too.

  Rule: What is done most takes a few keys

    Example: Opening the staff area
      Given Ines stands at the gate
      When Ines types her code without a click
      Then the staff area is open for "Ines"
      And it took Ines at most 9 keys

    Example: Finding a patient
      Given Mia is a member
      And Ines looks at the vouchers
      When Ines finds Mia by keyboard
      Then it took Ines at most 6 keys

    Example: Awarding a treatment
      Given Mia is a member
      And Mia is signed in
      And Ines looks at the vouchers
      When Ines awards Mia a "HydraFacial" by keyboard
      Then the desk is told "Points Awarded"
      And it took Ines at most 9 keys
      And Mia has 25 points

    Example: Deciding a request
      Given Mia is a member
      And Mia is signed in
      And Mia has asked for the points of "HydraFacial"
      And Ines looks at the vouchers
      When Ines approves the request by keyboard
      Then the desk is told "Request Approved!"
      And it took Ines at most 5 keys

    Example: Redeeming a voucher
      Given Mia is a member
      And Mia is signed in
      And Mia starts with 60 points
      And Mia has claimed "Hand Massage"
      And Ines looks at Mia's page
      When Ines uses the voucher by keyboard
      Then the desk is told "Voucher Redeemed"
      And it took Ines at most 3 keys

  Rule: One customer follows the next

    Example: After an award
      Given Mia is a member
      And the staff area is open at the desk
      When Ines has awarded Mia a "HydraFacial"
      Then the next customer can be typed
