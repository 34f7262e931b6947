@identity
Feature: The first owner
  A new clinic knows nobody: its first start prints a link, and whoever opens that owns the clinic.

  Rule: The link makes the first owner, once

    Example: Olga opens it
      When Olga opens the link of the first start and says she is "Olga Berg"
      Then Olga reads the code for next time
      And the staff area is open for "Olga Berg" as owner

    Example: Opened by somebody else before
      Given somebody has opened the link of the first start
      When Olga opens the link of the first start and says she is "Olga Berg"
      Then Olga reads "This link no longer works" at the gate

    @nightly
    Example: Only looked at
      When Olga looks at the link of the first start
      Then nobody owns the clinic yet
