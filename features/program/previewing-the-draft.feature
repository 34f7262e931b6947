@program
Feature: Seeing the draft before patients do
  What the clinic changes can be tried on a phone before it is published.

  Rule: A preview is the app with the draft, and patients see nothing of it

    Example: A new reward
      Given Mia is a member
      And Mia is signed in
      And Olga adds the reward "Free Peel" for 60 points
      When Olga previews the program and looks at the rewards
      Then Olga reads "Free Peel" and "20 more points needed" in the preview
      And Mia does not find "Free Peel" among her rewards

  Rule: Nothing is saved there

    Example: Logging out
      When Olga previews the program and logs out there
      Then Olga reads "This is a preview: nothing is saved." in the preview
