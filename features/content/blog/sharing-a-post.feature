@content
Feature: Sharing a post
  A post can be sent to somebody else, who opens it without looking for it.

  Rule: Every post has an address of its own

    Example: Passed on
      Given Olga has published "Sunscreen" in "skincare"
      When Mia looks at the blog
      And Mia opens the post "Sunscreen"
      And Mia copies its link with "Share"
      And Noor opens the link that Mia copied
      Then Noor reads the post "Sunscreen"

    Example: What others show of the link
      Given Olga has published "Sunscreen", for search results as "Sun and skin" with "Why a hat helps."
      When Mia follows a link to the post "Sunscreen"
      Then Mia reads the post "Sunscreen"
      And Mia's tab is called "Sun and skin · Velora", about "Why a hat helps."
      When Mia goes "Back to Blog"
      Then Mia sees the posts "Sunscreen"
      And Mia's tab is called "Blog · Velora"

    Example: Opened again after its title has changed
      Given Olga has published "Sunscreen" in "skincare"
      And Olga has changed its title to "Sunscreen, every day" since Mia got the link
      When Mia follows a link to the post "Sunscreen"
      Then Mia reads the post "Sunscreen, every day"

  Rule: What is not published is not there

    Example: A draft
      Given Olga has written the draft "Secret"
      When Mia follows a link to the post "Secret"
      Then Mia reads "We can’t find that page"
