import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/button/button.tsx'
import { Notice } from '../feedback/notice/notice.tsx'
import { Checkbox } from '../forms/checkbox/checkbox.tsx'
import { TextField } from '../forms/text-field/text-field.tsx'
import { Inline } from '../layout/inline/inline.tsx'
import { Example, Pattern } from './pattern.tsx'

const FormsPage = () => (
  <Pattern
    title="Forms and errors"
    lead="Nothing people type is lost, and each error is shown where it is."
    rules={[
      'One column, a label above each field, and "optional" next to any field that may be left blank.',
      'Don’t show errors while people are still typing. Check the form when it’s submitted, and from then on after each change.',
      'The error is below its field and says what to do. The first field with an error gets the focus.',
      'If the server refuses the form as a whole, a notice above the button shows the server’s own message.',
      'The button stays where people can press it. While it’s working, it says so and keeps its width.',
      'Unsent input is kept until it’s submitted or discarded, even after a reload.',
    ]}
  >
    <Example title="A form that was submitted with errors">
      <TextField label="Full Name" defaultValue="Mia Laurent" autoComplete="off" />
      <TextField label="Email" type="email" defaultValue="mia@" error="Please enter a valid email address" />
      <TextField label="Phone" type="tel" optional hint="Only for the messages that you allow." />
      <Checkbox label="I have read the privacy policy" error="Please tick this to go on." />
      <Notice tone="critical" title="Not saved">
        This email belongs to another account. Sign in, or take another one.
      </Notice>
      <Inline spread="end">
        <Button variant="quiet">Cancel</Button>
        <Button>Create Account</Button>
      </Inline>
    </Example>
    <Example title="The same button while it’s working">
      <Inline spread="end">
        <Button busy busyLabel="Creating…">
          Create Account
        </Button>
      </Inline>
    </Example>
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <FormsPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Forms and errors' }
