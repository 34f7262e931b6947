import { Button } from '#ui-kit/actions/button/button.tsx'
import { Chips } from '#ui-kit/actions/chips/chips.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { useFocusOnStep } from '../../form/use-focus-on-step.ts'
import { entryTypes } from './entry-draft.ts'
import { PhotoField } from './photo-field.tsx'
import { TreatmentFields } from './treatment-fields.tsx'
import type { EntryForm as Form } from './use-entry-form.ts'

const label = 'New diary entry'

/** A new entry. The photo uploads while the user types. */
export function EntryForm({ form }: { form: Form }) {
  const { draft, change, field, problems, submit, uploading, busy } = form
  useFocusOnStep(`${uploading.upload.status} ${draft.photo?.id}`, `form[aria-label="${label}"]`, true)
  const onTheWay = uploading.upload.status === 'sending'
  return (
    <Card as="section" padding="l" aria-label={label}>
      <form onSubmit={submit} noValidate aria-label={label}>
        <Stack gap="m">
          <Chips
            label="Entry type"
            chips={entryTypes}
            value={draft.entryType}
            onChange={entryType => change({ entryType })}
          />
          <PhotoField
            photo={draft.photo}
            isLost={draft.awaitsPhoto && !draft.imageUrl}
            uploading={uploading}
            problem={problems.photo}
            onRemove={() => change({ photo: undefined })}
            address={field('imageUrl')}
          />
          <TextField {...field('title')} label="Title" autoComplete="off" maxLength={120} required />
          <TextArea {...field('description')} label="Description" maxLength={4000} optional />
          <TreatmentFields form={form} />
          <Button
            type="submit"
            full
            busy={busy || onTheWay}
            busyLabel={onTheWay ? 'Uploading photo...' : 'Adding...'}
          >
            Add Entry
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
