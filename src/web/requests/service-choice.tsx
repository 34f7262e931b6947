import type { Service } from '#api/schemas/index.ts'
import { SelectField, type SelectFieldProps } from '#ui-kit/select-field/select-field.tsx'
import { points } from '../format/points.ts'

export type ServiceChoiceProps = {
  field: Pick<SelectFieldProps, 'name' | 'value' | 'error' | 'onChange'>
  /** Undefined while they are on their way. */
  services: readonly Service[] | undefined
}

/** The services with the points that each gives. */
export function ServiceChoice({ field, services = [] }: ServiceChoiceProps) {
  const chosen = services.find(({ id }) => id === field.value)
  return (
    <SelectField
      {...field}
      // A service that is not on the menu, from an old link, chooses nothing.
      value={chosen ? field.value : ''}
      label="Service"
      placeholder="Select a service"
      options={services.map(({ id, name, pointsEarned }) => ({
        value: id,
        label: `${name} (${points(pointsEarned)})`,
      }))}
      hint={
        chosen
          ? `+${points(chosen.pointsEarned)} once the clinic has approved it`
          : 'The treatment that you had'
      }
      required
    />
  )
}
