Feature: Examples that prove nothing
  Not one of the product's: what `every-check.test.ts` shows to the checks, to see that they are not taken in.

  Example: Checked
    Given something
    Then it is checked

  Example: No steps

  Example: No Then
    Given something

  Example: An empty Then
    Given something
    Then nothing is checked

  Example: An expectation without a matcher
    Then nothing is expected of it

  Example: An empty And
    Then it is checked
    And nothing is checked

  Example: Not waited for
    Then nobody waits for it

  Example: No such step
    Then nobody wrote this one
