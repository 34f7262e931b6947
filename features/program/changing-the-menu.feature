@program
Feature: Changing the menu
  The clinic changes what it offers by itself; patients see it once it is published.

  Rule: Nobody sees what is not published

    @smoke
    Example: A new service
      When Olga adds the service "Lip Sculpt" for "$180" to "Fillers"
      And Mia looks at the service menu
      Then Mia sees no "Lip Sculpt"
      When Olga publishes the program
      And Mia looks at the service menu
      Then Mia sees "Lip Sculpt" for "$180.00" and 18 points under "Fillers"

  Rule: A price list is taken over as it was written

    Example: From a spreadsheet, the category in a merged cell
      When Olga pastes this price list:
        | Category | Treatment | Price      |
        | Peels    | Sun Peel  | 1.150,00 € |
        |          | Glow Peel | from $150  |
      And Olga publishes the program
      And Mia looks at the service menu
      Then Mia sees "Glow Peel" for "from $150" and 15 points under "Peels"

  Rule: Patients see the clinic's categories in the clinic's order

    Example: A category renamed and moved by keyboard alone
      When Olga moves the category "Skincare" to the top with the keyboard
      And Olga renames the category "Skincare" to "Face & Body"
      And Olga publishes the program
      And Mia looks at the service menu
      Then Mia chooses among "All Services, Face & Body, Fillers, Neurotoxins, IV Drips, Regenerative"

  Rule: A service is shown by the clinic's own picture

    Example: A photo from the treatment room
      When Olga gives the service "Lip Filler" a photo of her own
      And Olga publishes the program
      And Mia looks at the service menu
      Then Mia sees the clinic's photo of "Lip Filler"

  Rule: Two people may write at once, and nothing that was typed is lost

    Example: Both change the same service
      Given Olga has the menu in front of her
      And Tess has changed the price of "Lip Filler" to "$700"
      When Olga renames the service "Lip Filler" to "Lip Glow"
      Then Olga reads that Tess changed "Lip Filler: price $650 → $700"
      When Olga keeps both changes and publishes the program
      Then Mia finds "Lip Glow" for "$700.00" on the service menu

    Example: The signal is gone
      Given Olga has the menu in front of her
      When Olga archives the service "Botox" while the clinic can't be reached
      And Olga opens the menu anew and publishes the program
      And Mia looks at the service menu
      Then Mia sees no "Botox"
