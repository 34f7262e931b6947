@privacy
Feature: The question about cookies
  It can be answered by everybody, and covers nothing.

  Rule: The question is in nobody's way

    Example: With the keyboard alone
      Given Noor has never been asked about cookies
      When Noor rejects all cookies with the keyboard alone
      Then Noor is not asked about cookies

    Example: On a small phone
      Given Noor has never been asked about cookies
      When Noor opens the app on a small phone
      Then Noor can join without answering the question
