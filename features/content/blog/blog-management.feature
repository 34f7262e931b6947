@content
Feature: Blog management
  The owner writes posts beside what patients will read, and decides when they come out.

  Rule: A new post is a draft until it is published

    Example: Written and published
      When Olga writes the post "Winter care"
      Then Olga gets the answer "Post Created!" with "Saved as a draft."
      When Olga presses "Publish Winter care"
      Then Olga gets the answer "Post Published!"
      When Mia looks at the blog
      Then Mia sees the posts "Winter care"

    @nightly
    Example: Without a text
      When Olga saves a post of which only the title "Winter care" is there
      Then Olga gets the answer "Missing Information" with "Please provide at least a title and content."

  Rule: A post can be changed and taken away again

    Example: Archived
      Given Olga has published "Summer care" in "skincare"
      When Olga archives the post "Summer care"
      Then Olga gets the answer "Post Updated!"
      When Mia looks at the blog
      Then Mia reads "No Posts Yet"

    Example: Deleted, after a question
      Given Olga has published "Summer care" in "skincare"
      When Olga deletes the post "Summer care"
      Then Olga was asked "Are you sure you want to delete this post?"
      And Olga gets the answer "Post Deleted"
      When Mia looks at the blog
      Then Mia reads "No Posts Yet"
