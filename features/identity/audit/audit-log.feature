@identity
Feature: The audit log
  Whoever owns the clinic can always see who did what to whom.

  Rule: What staff do is in the log, and stays there

    Example: A treatment that was awarded
      Given Mia is a member
      And Ines has given Mia a "HydraFacial" at the desk
      When Olga reads the audit log
      Then Olga sees that Ines did "Awarded points" for "Mia Hart"

    @nightly
    Example: One patient only
      Given Mia is a member
      And Noor is a member
      And Ines has given Mia a "HydraFacial" at the desk
      And Ines has given Noor a "HydraFacial" at the desk
      When Olga reads the audit log of Noor
      Then Olga sees 1 of 1 entries

  Rule: Taking it along is in the log as well

    Example: As a file
      Given Mia is a member
      And Ines has given Mia a "HydraFacial" at the desk
      When Olga takes the audit log along
      Then the file says "Ines,front desk,Awarded points,Mia Hart"
      And Olga sees that Olga did "Exported the audit log" for ""

  Rule: It is for the owner and the manager

    Example: The front desk
      When Ines opens the audit log
      Then Ines is refused
