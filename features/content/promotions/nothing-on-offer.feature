@content
Feature: When nothing is offered
  The promotions screen leads on whether or not something is offered.

  Rule: There is always something to do

    Example: Nothing is offered
      When Mia looks at the promotions
      Then Mia reads "Ready to Experience Luxury?"
      And "Browse Services" leads Mia to "/services"

    @nightly
    Example: Something is offered
      Given Olga offers "Glow Weeks" with 20 percent off until 2026-11-20
      When Mia looks at the promotions
      Then Mia can book in a new tab with "Book Now"
      And Mia can book in a new tab with "Book Appointment"
      And "View All Services" leads Mia to "/services"

    Example: Without a signal
      Given Mia is a member
      When Mia looks at the promotions while the clinic can't be reached
      Then Mia reads "The offers could not be loaded"
      And Mia sees the promotions once the signal is back
