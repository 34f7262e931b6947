import { Button } from '#ui-kit/actions/button/button.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Archive } from '#ui-kit/icons.ts'
import { ItemDialog, useItemForm } from '../draft/item-dialog.tsx'
import type { Place } from '../draft/parts.ts'
import { zonesWith, zoneWords } from '../rules/rule-values.ts'
import { draftOf, keptPlace, placeOf, problemsOf } from './place-draft.ts'

type PlaceDialogProps = {
  place: Place | undefined
  onDone: (place: Place) => void
  onArchive: (id: string) => void
  onClose: () => void
}

export function PlaceDialog({ place, onDone, onArchive, onClose }: PlaceDialogProps) {
  const form = useItemForm({
    kept: keptPlace(place ?? { id: 'new' }),
    empty: draftOf(place),
    problemsOf,
    onDone: draft => onDone(placeOf(draft, place)),
    onClose,
  })
  const { field, finish } = form
  const archive = (id: string) => {
    onArchive(id)
    finish()
  }
  return (
    <ItemDialog
      title={place ? place.name : 'New Location'}
      form={form}
      doneLabel={place ? 'Save' : 'Add Location'}
      more={
        place && (
          <Button variant="secondary" full icon={Archive} onClick={() => archive(place.id)}>
            Archive
          </Button>
        )
      }
    >
      <TextField {...field('name')} label="Name" maxLength={80} autoComplete="off" />
      <TextArea {...field('address')} label="Address" rows={2} maxLength={300} optional />
      <TextField {...field('phone')} label="Phone" type="tel" maxLength={40} autoComplete="off" optional />
      <TextArea
        {...field('openingHours')}
        label="Hours"
        hint="One per line, the way patients should see them"
        placeholder={'Mon to Fri 9 to 6\nSat 10 to 2'}
        rows={3}
        maxLength={500}
        optional
      />
      <SelectField
        {...field('timeZone')}
        label="Time zone"
        hint="For the hours above. Everything else uses the clinic’s time zone."
        options={[
          { value: '', label: 'The clinic’s time zone' },
          ...zonesWith(form.draft.timeZone || null).map(zone => ({ value: zone, label: zoneWords(zone) })),
        ]}
      />
      <TextField
        {...field('bookingUrl')}
        label="Booking link"
        hint="Where patients book at this location"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={500}
        optional
      />
    </ItemDialog>
  )
}
