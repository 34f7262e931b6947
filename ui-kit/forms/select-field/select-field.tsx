import { ChevronDown } from 'lucide-react'
import type { EntryAttributes } from '../field/attributes.ts'
import { framed } from '../field/field.css.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { arrow, select } from './select-field.css.ts'

export type SelectOption = {
  /** What the form gets. */
  value: string
  /** What the person reads. */
  label: string
  /** Stands there without being to be had. */
  disabled?: boolean
  /** Options of one group stand under its title. */
  group?: string
}

export type SelectFieldProps = FieldProps &
  EntryAttributes<HTMLSelectElement> & {
    /** The choices, in an order that one can foresee. */
    options: readonly SelectOption[]
    /** A first choice with an empty value. */
    placeholder?: string
  }

/** One of a list, chosen with the platform's own picker. */
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
