@program
Feature: Publishing the program
  A publication says beforehand what it changes, and whom it hurts.

  Rule: What gets worse for members needs thirty days' notice, unless the owner says why

    Example: A dearer reward
      Given Mia is a member
      And Mia starts with 480 points
      When Olga makes the reward "$25 Credit" take 600 points
      And Olga looks at what she would publish
      Then Olga learns "$25 Credit: 500 → 600 points"
      And Olga learns that it touches 1 member
      When Olga presses "Publish Now"
      Then Olga gets the answer "Couldn’t Publish"
      When Olga wants members to be told
      And Olga publishes it because "The supplier is gone"
      Then Olga learns "Notifying 1 member in the app."
      When Olga looks at the versions
      Then Olga learns "Shorter notice: The supplier is gone"
      And in the end Mia was told once: "From now on: $25 Credit: 500 → 600 points."

  Rule: A publication may wait for its day

    Example: It is cancelled before
      When Olga adds the reward "Free Peel" for 20 points
      And Olga has it published on "2026-12-24T09:00"
      Then Olga learns "Scheduled for Thu, Dec 24, 9:00 AM"
      When Olga presses "Cancel Scheduled Changes"
      Then Olga gets the answer "Canceled" with "Your changes are back in the draft. Anything you’ve edited since stays as it is."

  Rule: An old version can become the draft again

    Example: A reward that was a mistake
      Given Olga adds the reward "Free Peel" for 20 points
      And Olga publishes the program
      When Olga makes version 1 the draft again
      And Olga publishes the program
      And Mia opens the rewards screen
      Then Mia sees no reward "Free Peel"
