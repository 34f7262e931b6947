import type { Location, Service } from '#api/schemas/index.ts'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { hasOpenPoints, servicePrice, serviceWithPoints } from '../../format/service-price.ts'
import { noPlace, placeAmong } from './desk-place.ts'
import type { useAwarding } from './use-award-treatment.ts'

type TreatmentFieldsProps = {
  field: ReturnType<typeof useAwarding>['field']
  services: readonly Service[] | undefined
  locations: readonly Location[] | undefined
}

export function TreatmentFields({ field, services = [], locations }: TreatmentFieldsProps) {
  const chosen = services.find(({ id }) => id === field('serviceId').value)
  const place = placeAmong(locations, field('locationId').value)
  const isOpen = chosen !== undefined && hasOpenPoints(chosen)
  return (
    <>
      <SelectField
        {...field('serviceId')}
        label="Service"
        placeholder="Select a service"
        options={services.map(service => ({ value: service.id, label: serviceWithPoints(service) }))}
      />
      <TextField
        {...field('customPoints')}
        label="Custom points"
        hint={
          isOpen
            ? `This service has no set points (price: ${servicePrice(chosen)}). Enter the points for this visit.`
            : undefined
        }
        inputMode="numeric"
        optional={!isOpen}
      />
      <SelectField
        {...field('locationId')}
        value={place || noPlace}
        label="Location"
        hint={locations?.length === 1 ? undefined : 'This device remembers it'}
        optional={locations?.length !== 1}
        options={placesToChoose(locations, place)}
      />
    </>
  )
}

/** Until the locations have loaded, the chosen one has no name. If the clinic has only one, it's always that. */
function placesToChoose(locations: readonly Location[] | undefined, chosen: string) {
  const none = { value: noPlace, label: 'No location' }
  if (!locations) return chosen ? [none, { value: chosen, label: 'Same as last time' }] : [none]
  const places = locations.map(({ id, name }) => ({ value: id, label: name }))
  return places.length === 1 ? places : [none, ...places]
}
