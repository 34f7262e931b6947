@patients
Feature: Enrolling at the front desk
  Patients without the app, an email address or a phone collect points like everybody else.

  Rule: A first name is enough, and points count right away

    Example: Enrolled, checked in and awarded, with six taps at most
      When Ines enrolls "Keiko" "Tanaka" with the phone "(310) 555-0142"
      Then Ines learns "Keiko Tanaka is now a member."
      When Ines awards the patient a "HydraFacial"
      Then Ines learns "25 points awarded to Keiko Tanaka for HydraFacial."
      And it took Ines at most 6 taps
      When Ines checks the patient in
      Then Ines learns "Keiko Tanaka is checked in: 5 points."
      When Ines checks the patient in
      Then Ines learns "Keiko Tanaka has already checked in with this code today."

  Rule: Nobody is enrolled twice by accident

    Example: The desk sees who it could be, and a family shares a phone
      Given Ines has enrolled "Ruth" "Hart" with the phone "(415) 555-2671"
      When Ines enrolls "Rae" "Hart" with the phone "415 555 2671"
      Then Ines sees that "Ruth Hart" could be the same person
      And Ines learns "Ruth Hart already has this phone number. If they share it, both can keep it."
      When Ines says that they share it
      Then Ines learns "Rae Hart is now a member."
      When Ines opens all patients
      And Ines looks for "2671" among the patients
      Then Ines learns "2 patients"
