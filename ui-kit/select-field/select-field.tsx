import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { framed } from '../field/field.css.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { arrow, select } from './select-field.css.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldProps &
  Pick<
    ComponentProps<'select'>,
    | 'ref'
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'required'
    | 'disabled'
    | 'autoComplete'
  > & {
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
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={arrow} size={18} aria-hidden />
        </span>
      )}
    </Field>
  )
}
