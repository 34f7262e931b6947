@content
Feature: Saving a post
  Two people may write at once, and the signal may go: no words are lost.

  Rule: Somebody else may have been faster

    Scenario Outline: <what>
      Given Olga has written the draft "Winter care"
      When Olga presses "<button> Winter care" after it was deleted elsewhere
      Then Olga gets the answer "<title>" with "This post no longer exists."

      Examples:
        | what             | button  | title             |
        | Publishing fails | Publish | Publishing Failed |
        | Deleting fails   | Delete  | Deletion Failed   |

  Rule: Nothing that was typed is lost

    Example: The signal is gone while saving
      When Olga writes the post "Winter care" while the clinic can't be reached
      Then Olga gets the answer "Error"
      When Olga opens the page anew and goes on with the new post
      Then Olga still has the post "Winter care" in the form
