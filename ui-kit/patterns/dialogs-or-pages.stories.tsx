import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/button/button.tsx'
import { Dialog } from '../feedback/dialog/dialog.tsx'
import { TextArea } from '../forms/text-area/text-area.tsx'
import { Choice, Example, Pattern } from './pattern.tsx'

function DialogsPage() {
  const [open, setOpen] = useState(false)
  return (
    <Pattern
      title="Dialogs against pages"
      lead="What has an address is a page; what belongs to the page behind it is a dialog."
      rules={[
        'Whoever may send a link to it, reload it or come back to it needs a page.',
        'A dialog holds one task of at most a screen, and ends with one verb.',
        'Closing it by the cross, Escape or a press beside it changes nothing on the page.',
        'On the phone it is a sheet from below that the finger can push away.',
        'The focus goes to the dialog, stays inside, and goes back to what opened it.',
      ]}
    >
      <Example title="A task that belongs to the page">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Add a Note
        </Button>
      </Example>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add a note"
        actions={<Button onClick={() => setOpen(false)}>Add Note</Button>}
      >
        <TextArea label="Note" />
      </Dialog>
      <Choice
        title="Dialog, page, or neither"
        cases={[
          ['A patient', 'Page'],
          ['An award for the patient in view', 'Dialog'],
          ['A question before something is lost', 'ConfirmDialog'],
          ['One value', 'The field itself, on the page'],
          ['News', 'Notice or Toast'],
        ]}
      />
    </Pattern>
  )
}

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <DialogsPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Dialogs or pages' }
