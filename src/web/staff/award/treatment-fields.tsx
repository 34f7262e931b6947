import type { Location, Service } from '#api/schemas/index.ts'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { hasOpenPoints, servicePrice, serviceWithPoints } from '../../format/service-price.ts'
import type { useAwarding } from './use-award-treatment.ts'

type TreatmentFieldsProps = {
  field: ReturnType<typeof useAwarding>['field']
  services: readonly Service[] | undefined
  locations: readonly Location[] | undefined
}

export function TreatmentFields({ field, services = [], locations }: TreatmentFieldsProps) {
  const chosen = services.find(({ id }) => id === field('serviceId').value)
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
        label="Location"
        optional
        placeholder="No location"
        options={placesToChoose(locations, field('locationId').value)}
      />
    </>
  )
}

/** Until the locations have loaded, the draft's has no name. */
function placesToChoose(locations: readonly Location[] | undefined, chosen: string) {
  if (!locations) return chosen ? [{ value: chosen, label: 'Same as last time' }] : []
  return locations.map(({ id, name }) => ({ value: id, label: name }))
}
