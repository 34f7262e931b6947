import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import { useReadPlacesDraft } from '#api/program/program.ts'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { ItemDialog, type ItemForm, useItemForm } from '../draft/item-dialog.tsx'
import type { Code } from '../draft/parts.ts'
import { type CodeDraft, codeOf, draftOf, keptCode, problemsOf } from './code-draft.ts'

type CodeDialogProps = {
  code: Code | undefined
  onDone: (code: Code) => void
  onClose: () => void
}

/** A check-in code: its name for staff, and its points. */
export function CodeDialog({ code, onDone, onClose }: CodeDialogProps) {
  const form = useItemForm({
    kept: keptCode(code ?? { id: 'new' }),
    empty: draftOf(code),
    problemsOf,
    onDone: draft => onDone(codeOf(draft, code)),
    onClose,
  })
  const { field } = form
  return (
    <ItemDialog
      title={code ? code.description : 'New Check-in Code'}
      form={form}
      doneLabel={code ? 'Save' : 'Add Code'}
    >
      <TextField
        {...field('description')}
        label="Name"
        hint="Printed under the code, for example “Front desk”"
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        {...field('pointsValue')}
        label="Points per check-in"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      <PlaceOfCode form={form} code={code} />
    </ItemDialog>
  )
}

/** The code's location; hidden if the clinic has only one. */
function PlaceOfCode({ form: { field }, code }: { form: ItemForm<CodeDraft>; code: Code | undefined }) {
  const { data } = useReadPlacesDraft()
  const { data: published = [] } = useListCheckInCodes()
  const isSaid = Boolean(code?.placeId) && published.some(({ id }) => id === code?.id)
  const places = data?.contents.places.filter(({ isArchived }) => !isArchived) ?? []
  if (places.length < 2 && !isSaid) return null
  return (
    <SelectField
      {...field('placeId')}
      label="Location"
      hint={
        isSaid
          ? 'Can’t be changed once patients have checked in. For another location, retire this code and add a new one.'
          : 'Check-ins are counted by location'
      }
      placeholder="No location"
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
      disabled={isSaid}
      optional
    />
  )
}
