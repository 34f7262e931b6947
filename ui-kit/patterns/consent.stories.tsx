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
      lead="Asked for separately, in plain words, and as easy to withdraw as to give."
      rules={[
        'One checkbox for each purpose. None is checked in advance, and nothing requires a consent that it doesn’t depend on.',
        'The label is a sentence in the person’s own voice (“I would like …”); the hint says how to withdraw the consent.',
        'Each consent is stored with its wording and the time it was given, and people can read it again.',
        'Withdrawing takes one switch and takes effect immediately.',
      ]}
    >
      <Example title="Given">
        <Checkbox
          label="I would like text messages about offers"
          hint="You can withdraw it at any time in your profile."
        />
      </Example>
      <Example title="Withdrawn">
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
