@content
Feature: The service menu
  Anyone can look at what the clinic offers, with prices and points.

  Rule: The menu is grouped by category

    @smoke
    @customer-2-route-services @customer-2-services-card @customer-9-prices
    Example: All services
      When Mia looks at the service menu
      Then Mia sees "HydraFacial" for "$249.00" and 25 points under "Skincare"

    @customer-2-services-preselected
    Example: One category from a link
      When Mia follows a link to the services of "skincare"
      Then Mia sees 3 services
      And Mia sees no "Lip Filler"

  Rule: Words are looked for in names and descriptions, whatever their case

    @customer-5-search
    Example: In a description
      When Mia looks at the service menu
      And Mia looks for "GLUTATHIONE"
      Then Mia sees 1 services

    Example: Letters put in later
      When Mia looks at the service menu
      And Mia looks for "lip fier" and puts "ll" in 2 letters before its end
      Then the words that Mia looks for are "lip filler"
      And Mia sees 1 services

    @customer-2-services-clear @customer-2-services-empty
    Example: Nothing fits
      When Mia looks at the service menu
      And Mia looks for "haircut"
      Then Mia reads "No Beauty Services Found"
      And Mia sees 15 services after clearing the filters
