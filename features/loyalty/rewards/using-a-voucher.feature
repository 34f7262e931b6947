@loyalty
Feature: Using a voucher
  A claimed reward is a voucher; the desk uses it, once.

  Background:
    Given Mia is a member
    And Mia is signed in
    And Mia starts with 60 points
    And Mia has claimed "Hand Massage"

  Rule: A voucher is found by its code, however it is given

    Example: Read out
      When Ines uses the voucher that Mia reads out in small letters
      Then the desk is told "Voucher Redeemed": "Hand Massage was redeemed."
      And Mia sees that her "Hand Massage" is used

    Example: From the phone
      When Ines scans Mia's voucher and uses it
      Then the desk is told "Voucher Redeemed"
      And Mia sees that her "Hand Massage" is used

    @nightly
    Example: A code that there is not
      When Ines looks up the voucher "NOSUCH22"
      Then the desk reads "No voucher has this code. Please check it and try again."

  Rule: It counts once

    @nightly
    Example: A second time
      Given Ines has used Mia's voucher
      When Ines looks up Mia's voucher
      Then the desk reads "This voucher can’t be used anymore."

    Example: Another desk was faster
      Given Ines has looked up Mia's voucher
      And another desk has used Mia's voucher
      When Ines uses it
      Then the desk is told "Error": "This voucher was already used on Friday, November 20."

    Example: A mistake
      Given Ines has used Mia's voucher
      When Ines undoes it on the same day
      Then the desk is told "Voucher Ready Again"
      And Mia sees that her "Hand Massage" is ready
