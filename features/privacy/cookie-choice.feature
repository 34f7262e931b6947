@privacy
Feature: Choosing about cookies
  The clinic keeps of a visitor what the visitor allows, and nothing before that.

  Rule: A visitor is asked once, and again after 30 days

    Example: The first visit
      Given Noor has never been asked about cookies
      When Noor visits the app
      Then Noor is asked about cookies

    Example: A choice counts for the next visit
      Given Noor has never been asked about cookies
      When Noor rejects all cookies
      And Noor visits the app
      Then Noor is not asked about cookies

    @nightly
    Example: A choice that holds still
      Given Noor has accepted all cookies 29 days ago
      When Noor visits the app
      Then Noor is not asked about cookies

    Example: A choice that is too old
      Given Noor has accepted all cookies 31 days ago
      When Noor visits the app
      Then Noor is asked about cookies

  Rule: A choice can be changed at any time

    Example: Taken back
      Given Noor has never been asked about cookies
      And Noor accepts all cookies
      And Noor follows the booking link
      When Noor takes her consent back in the cookie settings
      Then the clinic has kept nothing of Noor's visit

    @nightly
    Example: Taken back without a signal
      Given Noor has never been asked about cookies
      And Noor accepts all cookies
      And Noor follows the booking link
      When Noor takes her consent back while the signal is lost
      And Noor opens the app with a signal again
      Then the clinic has kept nothing of Noor's visit
