import { useState } from 'react'
import type { CorrectRowBody, ImportRow } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { useCorrectRow } from './use-import.ts'

type CorrectRowDialogProps = { id: string; row: ImportRow; fields: CorrectRowBody; onClose: () => void }

const several = 'Separate multiple entries with commas.'

const inputs: readonly { name: keyof CorrectRowBody; label: string; hint?: string }[] = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email address', hint: several },
  { name: 'phone', label: 'Phone number', hint: several },
  { name: 'birthday', label: 'Birthday', hint: 'In the same order as in the file, with or without a year.' },
  { name: 'points', label: 'Points' },
  { name: 'spend', label: 'Money spent' },
  { name: 'visits', label: 'Visits' },
]

/** Corrects a row before it's imported; the server then judges it like any other. */
export function CorrectRowDialog({ id, row, fields, onClose }: CorrectRowDialogProps) {
  const [typed, setTyped] = useState<CorrectRowBody>(fields)
  const correcting = useCorrectRow(id, row.number, onClose)
  return (
    <Dialog open onClose={onClose} size="m" title={`Edit row ${row.number}`} description={row.sentence}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          correcting.mutate(typed)
        }}
      >
        <Stack gap="m">
          <Grid columnsWide={2}>
            {inputs.map(({ name, ...input }) => (
              <TextField
                key={name}
                {...input}
                autoComplete="off"
                maxLength={500}
                value={typed[name]}
                onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
              />
            ))}
          </Grid>
          {correcting.error && (
            <Notice tone="critical" title="This row wasn’t saved">
              {correcting.error.userMessage}
            </Notice>
          )}
          <Button type="submit" full busy={correcting.isPending} busyLabel="Saving...">
            Save
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
