import { useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { Columns3 } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import type { ChosenColumns } from './chosen-columns.ts'

type ColumnsButtonProps = Pick<ChosenColumns, 'choices' | 'toggle'>

/** Chooses the table's columns besides the name. */
export function ColumnsButton({ choices, toggle }: ColumnsButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={Columns3} onClick={() => setOpen(true)}>
        Columns
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="s"
        title="Columns"
        description="Saved in this browser."
      >
        <Stack gap="s">
          {choices.map(({ key, title, shown }) => (
            <Checkbox key={key} label={title} checked={shown} onChange={() => toggle(key)} />
          ))}
        </Stack>
      </Dialog>
    </>
  )
}
