@content
Feature: The service menu
  Anyone can look at what the clinic offers, with prices and points.

  Rule: The menu is grouped by category

    @smoke
    Example: All services
      When Mia looks at the service menu
      Then Mia sees "HydraFacial" for "$249.00" and 25 points under "Skincare"

    Example: One category from a link
      When Mia follows a link to the services of "skincare"
      Then Mia sees 3 services
      And Mia sees no "Lip Filler"

  Rule: Words are looked for in names and descriptions, whatever their case

    Example: In a description
      When Mia looks at the service menu
      And Mia looks for "GLUTATHIONE"
      Then Mia sees 1 services

    @nightly
    Example: Letters put in later
      When Mia looks at the service menu
      And Mia looks for "lip fier" and puts "ll" in 2 letters before its end
      Then the words that Mia looks for are "lip filler"
      And Mia sees 1 services

    @nightly
    Example: Nothing fits
      When Mia looks at the service menu
      And Mia looks for "haircut"
      Then Mia reads "No Beauty Services Found"
      And Mia sees 15 services after clearing the filters
