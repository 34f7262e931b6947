@content
Feature: The blog
  The clinic writes, and everybody can read it.

  Rule: Only what is published can be read, newest first

    Example: A draft
      Given Olga has published "Sunscreen" in "skincare"
      And Olga has written the draft "Secret"
      When Mia looks at the blog
      Then Mia sees the posts "Sunscreen"

    Example: Two posts
      Given Olga has published "Older" in "skincare"
      And a day has passed
      And Olga has published "Newer" in "wellness"
      When Mia looks at the blog
      Then Mia sees the posts "Newer, Older"

    @nightly
    Example: Nothing yet
      When Mia looks at the blog
      Then Mia reads "No Posts Yet"
      And Mia reads "We're working on bringing you amazing content. Check back soon!"
      And Mia has no categories to choose from

  Rule: Posts can be chosen by category

    Example: One category
      Given Olga has published "Sunscreen" in "skincare"
      And Olga has published "Sleep" in "wellness"
      When Mia looks at the blog
      And Mia chooses the category "Wellness"
      Then Mia sees the posts "Sleep"

    @nightly
    Example: A category in which there is nothing
      Given Olga has published "Sunscreen" in "skincare"
      When Mia follows a link to the blog's "news"
      Then Mia reads "No posts found in News."
