import type { Meta, StoryObj } from '@storybook/react-vite'
import { Choice, Pattern } from '../../patterns/pattern.tsx'

const VoicePage = () => (
  <Pattern
    title="The voice"
    lead="Plain, warm American English: what a friendly receptionist or a colleague would say out loud."
    rules={[
      'Read it out loud. If you wouldn’t say it that way, write what you would say.',
      'Talk to “you”, call the clinic “we”, and use contractions.',
      'Start with what matters to the reader. Subject, verb, object; about 15 words a sentence.',
      'Active or passive, whichever is natural. If nobody cares who did it, the passive is right: “Your request was approved.”',
      'Use the usual word: settings, location, email, blank, submit, log out.',
      'Be exact: how much, by when, for how long.',
      'In an error, say what to do next. Don’t blame, don’t apologize twice, and no “Oops”.',
      'US spelling: program, color, customize, honor, gray, canceled.',
    ]}
  >
    <Choice
      title="For patients"
      heads={['Before', 'After']}
      cases={[
        ['They are in your balance at once.', 'They’re added right away.'],
        ['It stands at the front desk and in the lounge.', 'Look for it at the front desk or in the lounge.'],
        [
          'This takes 100 points and gives you a voucher to show at the desk.',
          'Use 100 points? You’ll get a voucher to show at the front desk.',
        ],
        ['This happens at once, and nobody can take it back.', 'This can’t be undone.'],
        ['There is nothing at this address.', 'We can’t find that page.'],
        ['Handed in on November 25, 2026', 'Submitted November 25, 2026'],
        [
          'You earned 15 points for the visit that you told us about.',
          'Your request was approved: +15 points.',
        ],
        [
          'We recorded a visit for you by mistake, and took back its 25 points.',
          'A visit was added to your account by mistake, so we removed its 25 points.',
        ],
        [
          'Somebody, hopefully you, asked for a new password for your account.',
          'We got a request to reset your password.',
        ],
        ['It opens nothing any more, from the next moment on.', 'It stops working right away.'],
      ]}
    />
    <Choice
      title="For staff"
      heads={['Before', 'After']}
      cases={[
        ['Somebody denied this request already.', 'This request was already denied.'],
        ['1 member gets it. Not sent to: 40 did not agree to it.', 'Goes to 1 member. 40 haven’t opted in.'],
        [
          'What you send stands here, with how it went.',
          'Campaigns you send show up here with their results.',
        ],
        ['Empty: sent at once', 'Leave blank to send now'],
        [
          'Who has the link sees your draft and nobody’s data.',
          'Anyone with the link can see your draft, but no patient data.',
        ],
        ['Not written: there is no such page', 'Not set up (hidden)'],
        [
          'A code that somebody photographed goes out of use in two taps.',
          'If a code gets shared, replace it in two taps.',
        ],
        ['Your role does not allow this.', 'Only the owner can do this.'],
        ['Nothing is called that.', 'No matches'],
        ['Make It the Draft Again', 'Restore as Draft'],
      ]}
    />
    <Choice
      title="Which form"
      heads={['Text', 'Form']}
      cases={[
        ['Buttons', 'A verb and its object: “Save Changes”. While it works: “Saving…”'],
        ['Screen titles', 'The same noun as in the navigation: “Services”'],
        ['Labels', 'A noun without a colon: “Date of birth”'],
        ['Hints', 'What helps before you type. A full sentence ends with a period.'],
        ['Errors', 'What happened and what to do: “Check your connection and try again.”'],
        ['Toasts', 'What just happened: “Diary entry deleted”'],
        ['Questions', 'The verb and the thing: “Count this visit twice?” The button repeats the verb.'],
        ['Empty states', 'What will show up here, and how to get it started'],
      ]}
    />
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <VoicePage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'The voice' }
