@identity
Feature: The VIP profile
  A member sees who she is to the clinic and how far she has come.

  Background:
    Given Mia is a member

  Rule: The profile shows the member, her tier and her figures

    Example: On the way to Gold
      Given Mia has spent $700
      And Mia is signed in
      When Mia looks at her profile
      Then Mia reads "mia@velora.example"
      And Mia's profile says "Silver Member"
      And Mia's figures are "1" points, "$700" spent and "1" visits

    @nightly
    Example: At the top
      Given Mia has spent $5,600
      And Mia is signed in
      When Mia looks at her profile
      Then Mia's profile says "Platinum Member"
      And Mia reads "Max Tier Reached"

    @nightly
    Example: The points stand at the profile in the navigation, up to 999
      Given Mia starts with 1000 points
      And Mia is signed in
      When Mia looks at her profile
      Then the navigation says "999+ points" at Mia's profile

  Rule: A photo is for the member and the clinic's team

    Example: Set and taken away again
      Given Mia is signed in
      When Mia chooses a photo for her profile
      Then Mia is told "Photo Saved"
      And Mia's profile shows her photo
      And Ines sees the photo of Mia among her details
      When Mia removes the photo from her profile
      Then Mia's profile shows no photo

  Rule: The look stays as chosen

    Example: Dark
      Given Mia is signed in
      When Mia chooses the look "Dark"
      Then the app looks "dark" to Mia, also after opening it again

  Rule: The profile is for members

    Example: Found signed out
      When Mia opens her profile
      Then Mia is told "Unauthorized": "You are logged out. Logging in again..."
      And Mia is asked to sign in
      And signing in leads Mia back to her profile
