import type { Meta, StoryObj } from '@storybook/react-vite'
import { Choice, Pattern } from '../../patterns/pattern.tsx'

const VoicePage = () => (
  <Pattern
    title="The voice"
    lead="Warm, short, exact: a good receptionist who has time for you."
    rules={[
      'Warm: we speak to a person. “Your points wait for them.”',
      'Short: one thought a sentence, and the thought that matters first.',
      'Exact: how many, until when, by whom. “A link works for 30 minutes.”',
      'What a person did has that person: “Ines awarded 65 points”, not “65 points were awarded”. You, we, a name, else somebody.',
      'What something is, and what the app itself could not do, may stand in the passive.',
      'Nobody is blamed and nothing is cute: no “Oops”, no “Invalid”, one exclamation mark a moment.',
      'Patients read what they get; staff read what patients will see.',
      'Texts of the specification stand to the letter.',
    ]}
  >
    <Choice
      title="Said, and not said"
      heads={['We say', 'And not']}
      cases={[
        ['Please enter a colour such as #1F6F78', 'Invalid colour'],
        ['Please check your connection and try again.', 'Network error'],
        ['Part of a name or of an email address is enough.', 'Enter search criteria'],
        ['Pictures of before and after, for nobody’s eyes but yours.', 'Your images are private'],
        ['It may have moved, or it is not open yet.', 'Error 404'],
        ['Only published posts are on the patients’ blog', 'Status must be “published”'],
        ['Both of you changed it', 'Edit conflict detected'],
        ['Delete', 'OK'],
      ]}
    />
    <Choice
      title="Who did it"
      heads={['We say', 'And not']}
      cases={[
        ['You can undo an award within 72 hours.', 'An award can be undone within 72 hours.'],
        ['The patient has spent the points already', 'The points were spent already'],
        ['Somebody denied this request already.', 'This request was already denied.'],
        ['We recorded a visit for you by mistake', 'A visit was recorded for you by mistake'],
        ['Only staff see the codes', 'The codes are shown to staff only'],
        ['The figures could not be loaded', 'We did not load the figures'],
      ]}
    />
    <Choice
      title="Which form"
      heads={['Text', 'Form']}
      cases={[
        ['Buttons', 'A verb and its object: “Save Changes”; while it works “Saving…”'],
        ['Titles of screens', 'A noun, the word of the navigation: “Services”'],
        ['Labels', 'A noun without a colon: “Date of birth”'],
        ['Hints', 'What helps before one types; a full stop when it is a sentence'],
        ['Errors', 'What to do'],
        ['Toasts', 'What was done: “Diary entry deleted”'],
        ['Questions', 'The verb and the thing: “Count it a second time?”'],
      ]}
    />
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <VoicePage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'The voice' }
