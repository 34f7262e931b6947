import { type FormEvent, useState } from 'react'
import type { Passkey } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Trash2 } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { fieldProblems } from '../../form/field-problems.ts'
import { typedText } from '../../form/typed-text.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import type { usePasskeys } from './use-passkeys.ts'

type PasskeyDialogProps = {
  passkey: Passkey
  passkeys: Pick<ReturnType<typeof usePasskeys>, 'rename' | 'remove' | 'busy'>
  onClose: () => void
}

/** Renames or removes a passkey. */
export function PasskeyDialog({ passkey: { id, name }, passkeys, onClose }: PasskeyDialogProps) {
  const [typed, setTyped] = useState(name)
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(true)
    if (typedText(typed)) passkeys.rename({ id, name: typedText(typed) })
    else focusFirstProblem(event.currentTarget)
  }
  return (
    <Dialog open onClose={onClose} title={name} size="s">
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <TextField
            label="Name"
            hint="So you know which device it’s on"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={missing && !typedText(typed) ? fieldProblems.name : undefined}
            autoComplete="off"
            maxLength={60}
          />
          <Button type="submit" full busy={passkeys.busy} busyLabel="Saving...">
            Save
          </Button>
          <Button variant="secondary" icon={Trash2} full onClick={() => setAsking(true)}>
            Remove
          </Button>
        </Stack>
      </form>
      <ConfirmDialog
        open={asking}
        title={`Remove “${name}”?`}
        description="It stops working right away. Your device may still offer it; you can delete it there, too."
        confirmLabel="Remove Passkey"
        tone="critical"
        busy={passkeys.busy}
        busyLabel="Removing..."
        onConfirm={() => passkeys.remove(id)}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  )
}
