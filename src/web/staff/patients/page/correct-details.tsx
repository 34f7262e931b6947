import { useState } from 'react'
import { correctDetails } from '#api/details/details.ts'
import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import type { Patient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Pencil } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { useAction } from '../../../data/use-action.ts'
import { fieldProblems } from '../../../form/field-problems.ts'
import { typedText } from '../../../form/typed-text.ts'
import { useForm } from '../../../form/use-form.ts'
import { birthdayText } from '../../../format/days.ts'

/** Opens a dialog in which the desk corrects a patient's name and birthday. */
export function CorrectDetails({ patient }: { patient: Patient }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="s" icon={Pencil} onClick={() => setOpen(true)}>
        Correct Name or Birthday
      </Button>
      {isOpen && <CorrectDetailsDialog patient={patient} onClose={() => setOpen(false)} />}
    </>
  )
}

type DetailsDraft = { readonly firstName: string; readonly lastName: string; readonly dateOfBirth: string }

function CorrectDetailsDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  // What the draft began with: a colleague's correction in the meantime is noticed.
  const [{ id, firstName, lastName, birthday, dateOfBirth }] = useState(patient)
  const form = useForm({
    empty: { firstName, lastName, dateOfBirth: dateOfBirth ?? '' },
    // A draft that began with something else is no correction of this.
    kept: `details-of-${id} ${firstName} ${lastName} ${birthday}`,
    problemsOf: (draft: DetailsDraft) =>
      typedText(draft.firstName) ? {} : { firstName: fieldProblems.firstName },
  })
  const close = () => {
    form.clear()
    onClose()
  }
  const { mutate, isPending } = useAction({
    call: (draft: DetailsDraft) =>
      correctDetails(id, {
        firstName: typedText(draft.firstName),
        lastName: typedText(draft.lastName),
        // Without a year, the field is empty.
        birthday: draft.dateOfBirth || (dateOfBirth ? null : birthday),
        replaces: { firstName, lastName, birthday },
      }),
    onSuccess: close,
    onFailed: ({ code, fields }) => {
      // What a colleague changed is shown instead.
      if (code === 'details-changed') close()
      form.setProblems(fields)
    },
    success: () => ({ title: 'Details Corrected' }),
    failure: error =>
      Object.keys(error.fields).length > 0 ? undefined : { title: 'Error', description: error.userMessage },
    refreshes: [getReadPatientQueryKey(id)],
    refreshesAnyway: true,
  })
  return (
    <Dialog open onClose={onClose} size="s" title="Correct name or birthday">
      <form onSubmit={form.submit(draft => !isPending && mutate(draft))} noValidate>
        <Stack gap="m">
          <Grid columns={2} gap="s">
            <TextField label="First name" autoComplete="off" maxLength={100} {...form.field('firstName')} />
            <TextField
              label="Last name"
              optional
              autoComplete="off"
              maxLength={100}
              {...form.field('lastName')}
            />
          </Grid>
          <DateField
            label="Birthday"
            optional
            hint={birthday && !dateOfBirth ? `On file without a year: ${birthdayText(birthday)}` : undefined}
            {...form.field('dateOfBirth')}
          />
          <Button type="submit" full busy={isPending} busyLabel="Saving...">
            Save
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
