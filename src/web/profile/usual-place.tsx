import { useQueryClient } from '@tanstack/react-query'
import { useListLocations } from '#api/menu/menu.ts'
import type { Location } from '#api/schemas/index.ts'
import {
  chooseUsualPlace,
  getReadUsualPlaceQueryKey,
  useReadUsualPlace,
} from '#api/usual-places/usual-places.ts'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../data/clinic.ts'
import { useAction } from '../data/use-action.ts'

/** The member's preferred location with its contact details. There is no choice if the clinic has only one. */
export function UsualPlace() {
  const { data: places = [] } = useListLocations()
  const { data: usual } = useReadUsualPlace()
  const queries = useQueryClient()
  const queryKey = getReadUsualPlaceQueryKey()
  const choosing = useAction({
    call: (placeId: string | null) => chooseUsualPlace({ placeId }),
    onSuccess: answer => queries.setQueryData(queryKey, answer),
    success: () => ({ title: 'Saved' }),
    failure: 'Not Saved',
  })
  if (places.length < 2 || !usual) return null
  const chosen = choosing.isPending ? choosing.variables : usual.placeId
  const place = places.find(({ id }) => id === chosen)
  return (
    <Stack gap="s">
      <SelectField
        label="Preferred location"
        optional
        placeholder="No preference"
        value={chosen ?? ''}
        onChange={({ target }) => choosing.mutate(target.value || null)}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {place && <Reaching {...place} />}
    </Stack>
  )
}

const Reaching = ({ name, address, phone, openingHours, bookingUrl, timeZone }: Location) => (
  <>
    {(address || openingHours) && (
      <Text size={14} tone="quiet" lines="keep">
        {[address, openingHours, openingHours && localTime(timeZone)].filter(Boolean).join('\n')}
      </Text>
    )}
    {phone && (
      <TextLink alone href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
        {`Call ${phone}`}
      </TextLink>
    )}
    {bookingUrl && (
      <TextLink alone href={bookingUrl} newTab>
        {`Book at ${name}`}
      </TextLink>
    )}
  </>
)

/** Shows the time zone's city, from 'America/New_York', unless it's the clinic's own zone. */
const localTime = (timeZone = clinic.timeZone) =>
  timeZone !== clinic.timeZone && `Hours are in ${timeZone.replace(/.*\//, '').replaceAll('_', ' ')} time`
