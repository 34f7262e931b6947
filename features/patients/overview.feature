@patients
Feature: The owner's overview
  How many members, how many points, how many visits, week by week.

  Rule: The figures are those of the ledger

    Example: A treatment and a check-in
      Given Mia is a member
      And Ines has given Mia a "HydraFacial" at the desk
      When Olga looks at the overview
      Then Olga sees 1 member today
      And Olga sees 0 check-ins and 1 treatment in the week from "11/16"

    Example: The list of patients as a file
      Given Mia is a member
      When Olga takes the list of patients along
      Then the file says "Mia,Hart,mia@velora.example,Bronze,0"
