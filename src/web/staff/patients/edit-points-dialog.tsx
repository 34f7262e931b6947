import type { AdjustPointsBodyType, Patient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { points as inPoints } from '../../format/points.ts'
import { nameOf } from './patient-labels.ts'
import { useEditingPoints } from './use-adjust-points.ts'

const types: readonly { value: AdjustPointsBodyType; label: string }[] = [
  { value: 'add', label: 'Add to the balance' },
  { value: 'subtract', label: 'Subtract from the balance' },
  { value: 'set', label: 'Set the balance to' },
]

/** Adds, removes or sets a patient's points, with a reason. */
export function EditPointsDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { field, change, submit, busy } = useEditingPoints(patient, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Edit points for ${nameOf(patient)}`}
      description={`The balance is ${inPoints(patient.pointsBalance)}.`}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <SelectField
            label="Type of change"
            {...field('type')}
            options={types}
            onChange={({ target }) => change({ type: target.value as AdjustPointsBodyType })}
          />
          <TextField
            label="Points"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            {...field('points')}
            onChange={({ target }) => change({ points: target.value })}
          />
          <TextArea
            label="Reason"
            hint="The patient sees this in their points history."
            maxLength={500}
            {...field('reason')}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <Button type="submit" full busy={busy} busyLabel="Updating...">
            Update Points
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
