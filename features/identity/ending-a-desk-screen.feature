@identity
Feature: Ending a desk screen
  A tablet that shows the clinic's code can be lost; its screen can be ended from elsewhere.

  Rule: A lost desk screen is ended from the staff area

    Example: The tablet is gone
      Given Ines's tablet shows "Daily Spa Visit"
      When Olga ends the desk screen "Daily Spa Visit"
      Then Ines's tablet shows no code any more

    Example: At the tablet itself
      Given Ines's tablet shows "Daily Spa Visit"
      When Ines ends the screen at the tablet
      Then Olga sees no desk screen that shows a code
