import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/button/button.tsx'
import { Notice } from '../feedback/notice/notice.tsx'
import { Checkbox } from '../forms/checkbox/checkbox.tsx'
import { TextField } from '../forms/text-field/text-field.tsx'
import { Inline } from '../layout/inline/inline.tsx'
import { Example, Pattern } from './pattern.tsx'

const FormsPage = () => (
  <Pattern
    title="Forms and their errors"
    lead="Nothing is lost, and what is wrong is said where it is."
    rules={[
      'One column; a label above each field; "optional" beside what may be left out.',
      'Nothing is called wrong while somebody types: a form is looked at when it is sent, then again with each change.',
      'The error stands below its field and says what to do; the first field with one gets the focus.',
      'What the server refuses for the whole form stands in a notice above the button, with the server’s own words.',
      'The button stays where it can be pressed; while it works it says so and its width stays.',
      'What was typed beside a form is kept until it is sent or thrown away, also over a reload.',
    ]}
  >
    <Example title="A form that was sent with a mistake">
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
    <Example title="The same button while it works">
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
