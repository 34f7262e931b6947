@integrations
Feature: Webhooks
  The owner has another program told what happens, and nobody can lead that into the clinic's own network.

  Rule: What is told leaves for the internet, and waits until it arrives

    Example: The till is to hear of points
      When Olga has the program at "https://till.example.invalid/velora" told of points
      And Mia is a member
      And Ines has given Mia a "HydraFacial" at the desk
      Then Olga finds "Points changed" waiting for the till

    @nightly
    Example: An address of the clinic's own network is refused
      When Olga has the program at "https://192.168.1.20/" told of points
      Then Olga is asked for a public address
