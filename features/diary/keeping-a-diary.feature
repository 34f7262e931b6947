@diary
Feature: Keeping a diary
  Pictures of before and after are for the member's own eyes. A progress photo of a treatment in the member's record earns
  points two weeks after it, once. Every other entry is welcome and earns nothing.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A progress photo two weeks after a treatment in the record earns 15 points, once

    @smoke
    @customer-2-route-diary @customer-7-post-diary @customer-9-diary-bonus
    Example: Two weeks later
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-20 at the clinic
      When Mia adds the progress photo "Two weeks later" of her "HydraFacial" on 2026-11-06
      Then Mia is told "+15 points": "You earned 15 points for your progress photo."
      And Mia has 40 points

    Example: A day too early
      Given Mia was treated with "HydraFacial" on 2026-11-07
      And it is 2026-11-20 at the clinic
      When Mia adds the progress photo "Almost" of her "HydraFacial" on 2026-11-07
      Then Mia is told "Diary entry added": "Your entry is in your diary. A photo earns points 14 days after the treatment; this one came earlier."
      And Mia has 25 points

    Example: A second photo of the same treatment
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-20 at the clinic
      And Mia adds the progress photo "Two weeks later" of her "HydraFacial" on 2026-11-06
      When Mia adds the progress photo "Still good" of her "HydraFacial" on 2026-11-06
      Then Mia is told "Diary entry added": "Your entry is in your diary. A photo of this treatment has earned its points already."
      And Mia has 40 points

    Example: A treatment that nobody recorded
      Given it is 2026-11-20 at the clinic
      When Mia adds the progress photo "Invented" of her "HydraFacial" on 2026-11-06
      Then Mia is told "Diary entry added": "Your entry is in your diary. It earned no points, because your record has no such treatment on that day."
      And Mia has 0 points

    Example: The form offers the treatments whose photo earns points
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-20 at the clinic
      When Mia adds the progress photo "By the window" of the treatment that her diary offers
      Then Mia is told "+15 points": "You earned 15 points for your progress photo."

    Example: The diary says what earns points, and from when
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And it is 2026-11-12 at the clinic
      When Mia opens her diary
      Then Mia reads "Nov 6, 2026 · from Nov 20, 2026"

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
      Given Mia was treated with "HydraFacial" on 2026-11-06
      And Mia adds the progress photo "By mistake" of her "HydraFacial" on 2026-11-06
      When Mia deletes her entry "By mistake"
      Then Mia is told "Diary entry deleted"
      And Mia's photo "By mistake" is gone
      And Mia has 40 points

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

    Example: It earns points once it is uploaded
      Given Mia was treated with "HydraFacial" on 2026-11-06
      When Mia gives a picture of her "HydraFacial" on 2026-11-06 by its address
      Then Mia reads "A picture by its address earns no points. Upload it, and it earns 15."
      When Mia uploads it from there as "From the web"
      Then Mia is told "+15 points"

    Example: Not a safe address
      When Mia adds the entry "A link" with the picture "http://pictures.example/me.jpg"
      Then Mia is told "Failed to create diary entry": "The address of a picture must begin with https://"
