@privacy
Feature: What is kept of a visit
  The clinic keeps of a visitor what the visitor allows, and nothing before that.

  Rule: Only what is allowed is kept

    Example: Before the question is answered
      Given Noor has never been asked about cookies
      When Noor follows the booking link
      Then the clinic has kept nothing of Noor's visit

    Example: Rejected
      Given Noor has never been asked about cookies
      When Noor rejects all cookies
      And Noor follows the booking link
      Then the clinic has kept nothing of Noor's visit

    Example: Accepted
      Given Noor has never been asked about cookies
      When Noor accepts all cookies
      And Noor follows the booking link
      Then the clinic has kept that the booking link was opened

    @nightly
    Example: Marketing only
      Given Noor has never been asked about cookies
      When Noor allows marketing only
      And Noor follows the booking link
      Then the clinic has kept nothing of Noor's visit
