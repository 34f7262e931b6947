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
      title="Dialogs or pages"
      lead="If it has its own URL, it’s a page. If it belongs to the page behind it, it’s a dialog."
      rules={[
        'Use a page if people may want to link to it, reload it or come back to it.',
        'A dialog holds one task that fits on one screen, and ends with one verb.',
        'Closing it with the close button, Escape or a click outside changes nothing on the page.',
        'On a phone, it’s a bottom sheet that people can swipe away.',
        'The focus moves to the dialog, stays inside, and returns to the control that opened it.',
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
          ['An award for the patient on the screen', 'Dialog'],
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
