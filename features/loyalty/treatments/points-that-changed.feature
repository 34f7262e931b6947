@loyalty
Feature: Points that changed at the desk
  The list at the desk may be older than the clinic's latest publication.

  Rule: Nobody gets other points than the desk was shown, unless somebody says so

    Example: A publication between choosing and sending
      Given Mia is a member
      And Ines has chosen a "HydraFacial" for Mia
      When the clinic publishes that a "HydraFacial" gives 30 points
      And Ines sends the award
      Then the desk reads "HydraFacial now earns 30 points, not 25. Confirm to award them."
      And Mia has 0 points
      When Ines confirms the award
      Then the desk is told "Points Awarded"
      And Mia has 30 points
