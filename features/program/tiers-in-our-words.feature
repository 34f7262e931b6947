@program @tiers
Feature: Tiers in the clinic's words
  What a tier is called, takes and gives is the clinic's to say, and nobody loses one by it.

  Rule: A tier is called as the clinic calls it, and who has it keeps it

    Example: A higher threshold and a new name
      Given Mia is a member
      And Mia has spent $700
      When Olga calls the tier "Silver" "Pearl", from $1000, with "A drink on the house"
      And Olga looks at what she would publish
      Then Olga learns "Silver: from $500.00 → $1,000.00"
      When Olga publishes it because "Prices rose"
      And Mia is signed in
      Then Mia is a Pearl member
      And Mia finds the perk "A drink on the house" in her profile

  Rule: Who stands above a lowered threshold rises, and is told once

    Example: Gold for less
      Given Mia is a member
      And Mia has spent $1,400
      When Olga calls the tier "Gold" "Rose", from $1300, with ""
      And Olga publishes the program
      Then in the end Mia was told once: "Congratulations on Rose VIP! You’re royalty!"
      When Mia is signed in
      Then Mia is a Rose member
