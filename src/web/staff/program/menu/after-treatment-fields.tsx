import { useReadPlacesDraft } from '#api/program/program.ts'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { fieldLabel } from '../draft/change-words.ts'
import type { ItemForm } from '../draft/item-dialog.tsx'
import { placesIn, type ServiceDraft } from './service-draft.ts'

type FieldsProps = { form: ItemForm<ServiceDraft> }

export const AfterTreatmentFields = ({ form: { field } }: FieldsProps) => (
  <>
    <Grid columns={1} columnsWide={2} gap="s">
      <TextField
        {...field('lastsWeeks')}
        label="Lasts (weeks)"
        hint="Approximate. Patients see this."
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        optional
      />
      <TextField
        {...field('photoAfterDays')}
        label={fieldLabel('photoAfterDays')}
        hint="Days after the treatment"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        optional
      />
    </Grid>
    <TextArea
      {...field('aftercare')}
      label="Aftercare"
      hint="Shown in the patient’s diary for four weeks"
      rows={3}
      maxLength={2000}
      optional
    />
  </>
)

/** The locations that offer the service, if there are several. */
export function PlacesOfService({ form: { draft, change, field } }: FieldsProps) {
  const { data } = useReadPlacesDraft()
  const places = data?.contents.places.filter(({ isArchived }) => !isArchived) ?? []
  const chosen = placesIn(draft)
  if (places.length < 2) return null
  const toggle = (id: string) => {
    const next = places.filter(place => chosen.includes(place.id) !== (place.id === id))
    change({ placeIds: next.map(place => place.id).join(' ') })
  }
  return (
    <Stack gap="xs" as="section" aria-label="Offered at">
      <Text weight="medium">Offered at</Text>
      <Text size={14} tone="quiet">
        {chosen.length === 0 ? 'Leave blank for all locations' : 'Patients see that it’s only offered there'}
      </Text>
      {places.map(({ id, name }) => (
        <Checkbox
          key={id}
          name={field('placeIds').name}
          label={name}
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </Stack>
  )
}
