@patients
Feature: One patient
  What happened with a patient stands on one page, the latest first.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: Who did what, and when, is on one line

    Example: A treatment that was undone
      Given Ines has awarded Mia a "Lip Filler"
      And Ines has undone the "Lip Filler" of Mia
      When Tess looks at Mia's details
      Then Mia's history has "Treatment: Lip Filler", "Undone", by Ines

    Example: A request that was approved
      Given Mia has asked for the points of "HydraFacial"
      When Ines approves Mia's "HydraFacial": "Thank you!"
      Then the desk is told "Request Approved!"
      When Tess looks at Mia's details
      Then Mia's history has "Request: HydraFacial", "Approved", by Ines
      And Mia's history does not have "Thank you!"

    Example: The 10% offer
      When Ines sends Mia the 10% offer
      And Tess looks at Mia's details
      Then Mia's history has "Voucher: 10% off any service"

  Rule: The history can be narrowed

    Example: Only the messages, after going back as well
      Given Ines has awarded Mia a "HydraFacial"
      When Tess looks at Mia's details
      Then Mia's history has "Notified: Points earned"
      When Tess shows only "Messages" and comes back from "Vouchers"
      Then Mia's history has only "Messages"
      And Mia's history does not have "Treatment: HydraFacial"

  Rule: The desk corrects what was written down wrong

    Example: A typo in the name
      When Tess looks at Mia's details
      And Tess corrects Mia's name to "Maria" "Harte"
      Then the patient is called "Maria Harte"

  Rule: The desk needs no mouse

    Example: Found and awarded by keys
      When Ines finds "mia h" and awards a "HydraFacial" by keys alone
      Then Ines learns "Points Awarded"
      And Mia has 25 points
