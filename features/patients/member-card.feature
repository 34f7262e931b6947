@patients @keeps-the-app
Feature: The member's card at the desk
  A member shows a code on her phone, and the desk has her page. The code does nothing else.

  Rule: The desk finds the member by it

    Example: Without a signal
      Given Mia is a member
      And Mia is signed in
      And Mia has used the app on her phone
      And Mia has lost the signal
      When Ines scans the card that Mia shows
      Then Ines sees the page of "Mia Hart"
      And Mia is not checked in

    Example: On paper, without a phone
      Given the clinic has enrolled Keiko, who was there once
      When Olga prints the claim card of Keiko
      And Ines scans the card that Olga printed
      Then Ines sees the page of "Keiko"
