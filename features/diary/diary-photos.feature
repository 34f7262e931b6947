@diary
Feature: Photos in the diary
  Pictures of before and after are for the member's own eyes.

  Background:
    Given Mia is a member
    And Mia is signed in

  Rule: A photo is kept small, without its metadata, for its owner only

    Example: 12 megapixels with the place where it was taken
      When Mia adds the progress photo "By the window" of her "HydraFacial" on 2026-11-06
      Then Mia sees her photo "By the window", at most 2048 pixels wide
      And nothing says where the photo "By the window" was taken
      And Noor can't see the photo "By the window" of Mia

    @nightly
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

  Rule: Two pictures of the same service can be compared

    Example: Before and after
      Given Mia has pictures of before and after her "HydraFacial"
      When Mia moves the line between them to the right
      Then Mia sees more of the picture of before
