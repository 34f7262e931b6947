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
      title="Destructive acts and undo"
      lead="Undo where it can be taken back; ask, with the thing by its name, where it can’t."
      rules={[
        'What can be taken back is done at once, and a toast offers Undo.',
        'What can’t be taken back, or reaches other people, asks once: the title has the verb and the thing, the button repeats the verb.',
        'The critical button is never the first one in the order of the Tab key.',
        'Where much is lost at once, the dialog counts it: how many patients, which messages.',
        'Each act of staff is in the audit log, with what was before and after.',
      ]}
    >
      <Example title="Taken back, or asked about">
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
          ['A voucher that was redeemed by mistake', 'Undo'],
          ['A campaign that is sent', 'Ask: other people read it'],
          ['An account that is deleted', 'Ask, and for the password'],
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
