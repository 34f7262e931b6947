import type { Service } from '#api/schemas/index.ts'
import { SelectField, type SelectFieldProps } from '#ui-kit/forms/select-field/select-field.tsx'
import { hasOpenPoints, servicePoints, serviceWithPoints } from '../format/service-price.ts'

export type ServiceChoiceProps = {
  field: Pick<SelectFieldProps, 'name' | 'value' | 'error' | 'onChange'>
  /** Undefined while loading. */
  services: readonly Service[] | undefined
}

export function ServiceChoice({ field, services = [] }: ServiceChoiceProps) {
  const chosen = services.find(({ id }) => id === field.value)
  return (
    <SelectField
      {...field}
      // A service from an old link that isn't on the menu anymore selects nothing.
      value={chosen ? field.value : ''}
      label="Service"
      placeholder="Select a service"
      options={services.map(service => ({ value: service.id, label: serviceWithPoints(service) }))}
      hint={chosen ? hintFor(chosen) : 'The treatment you had'}
      required
    />
  )
}

const hintFor = (service: Service) =>
  hasOpenPoints(service)
    ? 'We’ll add your points when we approve your request'
    : `${servicePoints(service) || '+0 points'} once your request is approved`
