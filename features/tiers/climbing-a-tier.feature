@tiers
Feature: Climbing a tier
  The tier follows what a member has spent: Silver from $500, Gold from $2,000, Platinum from $5,000.

  Background:
    Given Mia is a member

  Rule: A treatment counts its price, its points and one visit

    @smoke
    Example: The first treatment
      Given Mia is signed in
      When Ines awards Mia a "HydraFacial"
      Then Mia has 25 points
      And Mia is a Bronze member
      And Mia is 49 % of the way to Silver

  Rule: Reaching the next tier is celebrated at once

    Example: From Bronze to Silver
      Given Mia is signed in
      When Ines awards Mia a "Lip Filler"
      Then Mia is told "VIP Upgrade!": "Welcome to Silver VIP status!"
      And Mia is a Silver member

    @nightly
    Example: Platinum is the top
      Given Mia has spent $4,900
      And Mia is signed in
      When Ines awards Mia a "Dermaplaning"
      Then Mia is a Platinum member
      And Mia reads "Max Tier Reached" on her rewards

  Rule: The desk can't count a treatment twice by accident

    Example: The same service on the same day
      Given Ines has awarded Mia a "HydraFacial"
      When Ines awards Mia a "HydraFacial"
      Then Ines is warned that Mia has points for "HydraFacial" today
      And Mia has 25 points

    Example: It was meant
      Given Ines has awarded Mia a "HydraFacial"
      When Ines awards Mia a "HydraFacial" and confirms the second one
      Then Mia has 50 points
