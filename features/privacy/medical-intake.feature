@privacy
Feature: The medical intake
  Before a treatment the clinical team knows what it has to know, and nobody else learns it.

  Rule: A complete intake with the three consents reaches the clinic

    @smoke
    Example: Mia hands in her intake
      Given Mia is a member
      And Mia is signed in
      When Mia hands in her intake with the allergy "Lidocaine"
      Then Mia is told "Medical intake received"
      And Mia is greeted by name
      And the clinic knows of Mia's allergy "Lidocaine"

    Example: Mia forgets half of it
      Given Mia is a member
      And Mia is signed in
      When Mia hands in an empty intake
      Then Mia reads each of what is missing:
        | Required                           |
        | Valid phone number required        |
        | Complete address required          |
        | Emergency contact name required    |
        | Treatment consent required         |
        | HIPAA consent required             |
        | Privacy policy acceptance required |
      And Mia is led to the field "Date of birth"
      And the clinic has no intake of Mia

    Example: Something has changed
      Given Mia is a member
      And Mia is signed in
      And Mia has handed in her intake with the allergy "Lidocaine"
      When Mia hands in her intake with the allergy "Lidocaine and latex"
      Then the clinic knows of Mia's allergy "Lidocaine and latex"
      And the clinic still has the 2 versions of Mia's intake

    @nightly
    Example: A birthday in the future
      Given Mia is a member
      And Mia is signed in
      When Mia hands in her intake with the date of birth "2030-01-01"
      Then Mia is told "Submission Error": "Please try again or contact support."
      And Mia reads "Please enter a valid date of birth"
      And Mia is led to the field "Date of birth"

  Rule: The clinic can ask everyone for a new intake

    Example: The privacy policy has changed
      Given Mia is a member
      And Mia is signed in
      And Mia has handed in her intake with the allergy "Lidocaine"
      When Olga asks everyone for a new intake
      Then Mia is asked at home to renew her intake

  Rule: Each way to be told about offers is a choice of its own

    Example: Email and text messages, no push
      Given Mia is a member
      And Mia is signed in
      When Mia hands in her intake and agrees to offers by email and text message
      Then Mia has agreed to offers by "email"
      And Mia has not agreed to offers by "push"
      And Mia has not agreed to offers by "sms"
      When Mia opens her preferences
      And Mia enters the code that was texted to her
      Then Mia has agreed to offers by "sms"
