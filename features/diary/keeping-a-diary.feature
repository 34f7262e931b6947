@diary
Feature: Keeping a diary
  Pictures of before and after are for the member's own eyes. A progress photo two weeks or more after a treatment
  earns points, once.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A progress photo two weeks after the treatment earns 15 points, once

    @smoke
    @customer-2-route-diary @customer-7-post-diary @customer-9-diary-bonus
    Example: Two weeks later
      Given it is 2026-11-20 at the clinic
      When Mia adds the progress photo "Two weeks later" of her "HydraFacial" on 2026-11-06
      Then Mia is told "+15 points": "You earned 15 points for your progress photo."
      And Mia has 15 points

    Example: A day too early
      Given it is 2026-11-20 at the clinic
      When Mia adds the progress photo "Almost" of her "HydraFacial" on 2026-11-07
      Then Mia is told "Diary entry added": "Your entry is in your diary."
      And Mia has 0 points

    Example: A second photo of the same treatment
      Given it is 2026-11-20 at the clinic
      And Mia adds the progress photo "Two weeks later" of her "HydraFacial" on 2026-11-06
      And Mia is told "+15 points"
      When Mia adds the progress photo "Still good" of her "HydraFacial" on 2026-11-06
      Then Mia is told "Diary entry added"
      And Mia has 15 points

    Example: The diary says what earns points
      Given it is 2026-11-06 at the clinic
      And Mia was treated with "HydraFacial"
      And it is 2026-11-12 at the clinic
      When Mia opens her diary
      Then Mia reads "Nov 6, 2026 · in 8 days"

  Rule: A photo is kept small, without its metadata, for its owner only

    Example: 12 megapixels with the place where it was taken
      When Mia adds the progress photo "By the window" of her "HydraFacial" on 2026-11-06
      Then Mia sees her photo "By the window", at most 2048 pixels wide
      And nothing says where the photo "By the window" was taken
      And Noor can't see the photo "By the window" of Mia

    Example: A file that only claims to be a picture
      When Mia chooses the file "me.jpg" that is a letter
      Then Mia reads "This file is not a picture that we can read. Please choose a JPEG, PNG or WebP photo."

    Example: Deleted with its photo
      Given Mia adds the progress photo "By mistake" of her "HydraFacial" on 2026-11-06
      When Mia deletes her entry "By mistake"
      Then Mia is told "Diary entry deleted"
      And Mia's photo "By mistake" is gone
      And Mia has 15 points

  Rule: Nothing typed is lost

    @customer-5-diary
    Example: No title yet
      When Mia tries to add an entry without a title
      Then Mia reads "Please enter a title for your diary entry"

    Example: The signal is lost while the photo is sent
      Given Mia writes "In the train" without a signal and chooses a photo
      And Mia reads "The photo is not uploaded"
      When Mia has her signal back and tries again
      Then Mia's entry "In the train" is in her diary

    @customer-5-diary-picture @customer-8-failed-diary
    Example: The signal is lost when the entry is sent
      When Mia writes "In the train" and loses the signal as she sends it
      Then Mia is told "Failed to create diary entry"
      And Mia has still written "In the train"

    Example: The session ended
      Given Mia has written "Long words" when her session ends
      When Mia sends it, and signs in again
      Then Mia has still written "Long words"

  Rule: Only what is about a treatment has a service and a date

    Example: Before the treatment
      When Mia writes an entry of the type "Before"
      Then Mia is asked for no treatment

  Rule: Two pictures of the same service can be compared

    Example: Before and after
      Given Mia has pictures of before and after her "HydraFacial"
      When Mia moves the line between them to the right
      Then Mia sees more of the picture of before

  Rule: A picture can be given by its address

    Example: On the web
      When Mia adds the entry "A link" with the picture "https://pictures.example/me.jpg"
      Then Mia's entry "A link" is in her diary

    Example: Not a safe address
      When Mia adds the entry "A link" with the picture "http://pictures.example/me.jpg"
      Then Mia is told "Failed to create diary entry": "The address of a picture must begin with https://"
