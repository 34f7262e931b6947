import { useState } from 'react'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { ItemDialog, useItemForm } from '../draft/item-dialog.tsx'
import { ownWords } from '../draft/page-texts.ts'

type WelcomeProps = { text: string | null; mayEdit: boolean; onDone: (text: string | null) => void }

export function Welcome({ text, mayEdit, onDone }: WelcomeProps) {
  const [opened, setOpened] = useState(false)
  const row = { title: 'Welcome', hint: text ?? ownWords }
  return (
    <>
      <List label="Texts">
        {mayEdit ? <ListRow {...row} onClick={() => setOpened(true)} /> : <ListRow {...row} />}
      </List>
      {opened && <WelcomeDialog text={text} onDone={onDone} onClose={() => setOpened(false)} />}
    </>
  )
}

type WelcomeDialogProps = Pick<WelcomeProps, 'text' | 'onDone'> & { onClose: () => void }

function WelcomeDialog({ text, onDone, onClose }: WelcomeDialogProps) {
  const form = useItemForm({
    kept: 'program:welcome',
    empty: { text: text ?? '' },
    problemsOf: () => ({}),
    onDone: typed => onDone(typed.text.trim() || null),
    onClose,
  })
  return (
    <ItemDialog title="Welcome" form={form} doneLabel="Save">
      <TextArea
        {...form.field('text')}
        label="Shown first to visitors"
        hint="One sentence. Leave blank for the default text."
        rows={3}
        maxLength={160}
        autoComplete="off"
        optional
      />
    </ItemDialog>
  )
}
