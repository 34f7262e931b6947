import { ChevronDown } from '../../icons.ts'
import type { EntryAttributes } from '../field/attributes.ts'
import { framed } from '../field/field.css.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { arrow, select } from './select-field.css.ts'

export type SelectOption = {
  /** The value for the form. */
  value: string
  /** The displayed text. */
  label: string
  /** Shown, but can't be selected. */
  disabled?: boolean
  /** The title of its group. */
  group?: string
}

export type SelectFieldProps = FieldProps &
  EntryAttributes<HTMLSelectElement> & {
    /** The options, in a predictable order. */
    options: readonly SelectOption[]
    /** A first option with an empty value. */
    placeholder?: string
  }

/** One option of a list, chosen with the platform's picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, optional, options, placeholder, ...attributes } = props
  return (
    <Field {...{ label, labelHidden, hint, error, optional }}>
      {wiring => (
        <span className={framed}>
          <select {...attributes} {...wiring} className={select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {[...new Set(options.map(({ group }) => group))].map(group => (
              <Options key={group ?? ''} group={group} options={options} />
            ))}
          </select>
          <ChevronDown className={arrow} size={18} aria-hidden />
        </span>
      )}
    </Field>
  )
}

type OptionsProps = Pick<SelectFieldProps, 'options'> & { group: string | undefined }

function Options({ group, options }: OptionsProps) {
  const inIt = options
    .filter(option => option.group === group)
    .map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))
  return group ? <optgroup label={group}>{inIt}</optgroup> : inIt
}
