@program
Feature: Reading before publishing
  A text goes out in the clinic's name, so nobody publishes one that they have not seen.

  Rule: Whoever publishes a text has written it or opened it

    Example: A colleague wrote the privacy policy anew
      Given Mia is a member
      And Tess has written in "Privacy policy": "We keep **little**."
      When Olga looks at what she would publish
      Then Olga learns that she has to read "Privacy policy" first
      When Olga reads "Privacy policy" and publishes the program
      Then the privacy policy says "We keep little." to Mia
