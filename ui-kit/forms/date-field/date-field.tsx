import type { InputAttributes } from '../field/attributes.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { date } from './date-field.css.ts'

export type DateFieldProps = FieldProps &
  InputAttributes & {
    /** A date, a date with time, or a time. */
    type?: 'date' | 'datetime-local' | 'time'
  }

/** A date or time chosen with the platform's picker. Values are ISO, such as 1990-04-23. */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  type = 'date',
  ...input
}: DateFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, optional }}>
      {wiring => <input {...input} {...wiring} type={type} className={date} />}
    </Field>
  )
}
