import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Checkbox } from '../forms/checkbox/checkbox.tsx'
import { Switch } from '../forms/switch/switch.tsx'
import { Example, Pattern } from './pattern.tsx'

function ConsentPage() {
  const [texts, setTexts] = useState(false)
  return (
    <Pattern
      title="Consent"
      lead="Asked for by itself, in plain words, and as easy to take back as to give."
      rules={[
        'A box for each thing; none is ticked beforehand, and none is needed for something that it does not serve.',
        'The label is a sentence of the person; the hint says how to withdraw it.',
        'What was agreed to is kept with its words and its time, and can be read again.',
        'Withdrawing takes one switch and holds at once.',
      ]}
    >
      <Example title="Given">
        <Checkbox
          label="I would like text messages about offers"
          hint="You can withdraw it at any time in your profile."
        />
      </Example>
      <Example title="Taken back">
        <Switch
          label="Text messages"
          hint="At most one a day, never at night."
          checked={texts}
          onChange={setTexts}
        />
      </Example>
    </Pattern>
  )
}

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <ConsentPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Consent' }
