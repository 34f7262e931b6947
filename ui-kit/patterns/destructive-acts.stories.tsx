import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/button/button.tsx'
import { ConfirmDialog } from '../feedback/dialog/confirm-dialog.tsx'
import { showToast } from '../feedback/toast/store.ts'
import { Toaster } from '../feedback/toast/toaster.tsx'
import { Inline } from '../layout/inline/inline.tsx'
import { Choice, Example, Pattern } from './pattern.tsx'

const undo = () => showToast({ title: 'Award Undone' })
const award = () =>
  showToast({
    title: 'Points awarded',
    description: 'Mia has 1,310 points now.',
    tone: 'positive',
    action: { label: 'Undo', onPress: undo },
  })

function DestructivePage() {
  const [asked, ask] = useState(false)
  return (
    <Pattern
      title="Destructive actions and undo"
      lead="If it can be undone, offer Undo. If it can’t, ask first and name the item."
      rules={[
        'If it can be undone, do it right away and offer Undo in a toast.',
        'If it can’t be undone, or reaches other people, ask once: the title has the verb and the item, and the button repeats the verb.',
        'The critical button never comes first in the tab order.',
        'If a lot would be lost, the dialog says how much: how many patients, which messages.',
        'Every staff action is in the audit log, with the values before and after.',
      ]}
    >
      <Example title="Undo, or ask first">
        <Inline>
          <Button variant="secondary" onClick={award}>
            Award Points
          </Button>
          <Button variant="critical" onClick={() => ask(true)}>
            Delete Entry
          </Button>
        </Inline>
      </Example>
      <ConfirmDialog
        open={asked}
        onClose={() => ask(false)}
        onConfirm={() => ask(false)}
        title="Delete this entry?"
        description="Its two photos go with it. It can’t be brought back."
        confirmLabel="Delete"
        tone="critical"
      />
      <Choice
        title="Ask, or offer Undo"
        cases={[
          ['An award at the desk', 'Undo'],
          ['A voucher redeemed by mistake', 'Undo'],
          ['Sending a campaign', 'Ask: other people will read it'],
          ['Deleting an account', 'Ask, and ask for the password'],
        ]}
      />
      <Toaster />
    </Pattern>
  )
}

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <DestructivePage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Destructive acts' }
