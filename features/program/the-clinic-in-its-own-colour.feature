@program
Feature: The clinic in its own colour
  What patients see is the clinic's: its name, its logo, its colour.

  Rule: One colour is enough, and everybody can read what is made of it

    Example: Name, colour and logo
      Given Olga calls the app "Aurora Clinic" in the colour "#1F6F78"
      And Olga gives the app the clinic's logo
      When Olga publishes the program
      Then the app is called "Aurora Clinic" on Mia's phone
      And Mia sees the clinic's logo, and buttons in "#1F6F78"

    Example: A colour that nobody could see
      When Olga tries the colour "#FFD400"
      Then Olga reads that the nearest colour that can be seen is "#AB8D00"
      When Olga takes it
      Then the draft has the colour "#AB8D00"
