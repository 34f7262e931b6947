@identity
Feature: Claiming a membership
  A patient whom the clinic made a member gets in on her own phone, without a password.

  Rule: A code goes to the address that the clinic has

    Example: Keiko finds her points
      Given the clinic has enrolled Keiko, who was there once
      When Keiko asks for a code
      And Keiko enters the code that was mailed
      Then Keiko is told "Welcome to Velora": "Your points and history are here."
      When Keiko puts off the questions about her phone and her birthday
      Then Keiko reads "Choose a password, or get a code each time."
      And the app shows Keiko 5 points

    Example: A wrong code
      Given the clinic has enrolled Keiko, who was there once
      When Keiko asks for a code
      And Keiko enters another code than the one that was mailed
      Then Keiko reads "That code isn’t right. Please check it and try again."

    Example: Ten minutes later
      Given the clinic has enrolled Keiko, who was there once
      When Keiko asks for a code
      And Keiko’s mailed code is 11 minutes old
      And Keiko enters the code that was mailed
      Then Keiko reads "This code no longer works. Please get a new one."

    Example: An address that a family shares lets nobody in, and says so to nobody
      Given the clinic has enrolled Keiko, who was there once
      And the clinic has enrolled her daughter with the same address
      When Keiko asks for a code
      Then Keiko reads "If keiko@velora.example is on file for you only, a code is on its way. You can use it once, within ten minutes."
      And Keiko is mailed nothing, while Noor gets her code

  Rule: The front desk shows a code for one patient, once

    Example: Keiko scans it
      Given the clinic has enrolled Keiko, who was there once
      When Ines shows the claim code of Keiko
      And Keiko scans it with her camera
      Then Keiko is told "Welcome to Velora": "Your points and history are here."
      And Ines learns "Signed in"
      And the code lets nobody in again
