@identity
Feature: Asked again
  Before what matters most, the clinic may want to know once more who acts.

  Background:
    Given Mia is a member

  Example: Medical answers, when the desk has been open for a while
    Given Mia is known to be allergic to "Lidocaine"
    And Olga has clinical staff asked again before medical answers
    And Dr. Ruiz has had the staff area open for a while
    When Dr. Ruiz reads Mia's medical answers
    Then Dr. Ruiz is asked who she is
    When Dr. Ruiz enters her own code
    Then Dr. Ruiz sees "Lidocaine"

  Example: Many points, of which nothing that was typed is lost
    Given Olga has the front desk asked again above 100 points
    And Ines has had the staff area open for a while
    When Ines adds 500 points to Mia's balance: "A gift"
    Then Ines is asked who she is
    When Ines enters her own code
    Then Ines learns "Points Updated Successfully!"
    And Mia has 500 points

  @nightly
  Example: Somebody else's code
    Given Olga has the front desk asked again above 100 points
    And Ines has had the staff area open for a while
    When Ines adds 500 points to Mia's balance: "A gift"
    And Ines enters Olga's code
    Then Ines learns "That didn’t match your code, your password or an unused recovery code."
