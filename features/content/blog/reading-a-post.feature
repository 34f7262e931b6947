@content
Feature: Reading a post
  A post is a page of its own within the blog.

  Rule: A post opens in the place of the list, and the way back leads to where she was

    Example: What can be read
      Given Olga has published "Sunscreen" in "skincare" with references
      When Mia looks at the blog
      And Mia opens the post "Sunscreen"
      Then Mia is still at "/blog"
      And Mia reads "November 20, 2026"
      And Mia reads "References & Citations"

    @nightly
    Example: Back with the button
      Given Olga has published 9 posts in "wellness" and 1 in "news"
      When Mia looks at the blog's "Wellness" down to "Post 7"
      And Mia opens the post "Post 7"
      And Mia goes "Back to Blog"
      Then Mia is back at "Post 7" among the 9 posts of "Wellness"

    Example: Back with the browser
      Given Olga has published 9 posts in "wellness" and 1 in "news"
      When Mia looks at the blog's "Wellness" down to "Post 7"
      And Mia opens the post "Post 7"
      And Mia goes back in the browser
      Then Mia is back at "Post 7" among the 9 posts of "Wellness"
