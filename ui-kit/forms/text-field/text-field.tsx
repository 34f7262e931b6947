import type { InputAttributes } from '../field/attributes.ts'
import { control } from '../field/field.css.ts'
import { Field, type FieldProps } from '../field/field.tsx'

export type TextFieldProps = FieldProps &
  InputAttributes & {
    /** What is typed, which decides the keyboard of the phone. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'number'
  }

/** One line of text. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, optional }}>
      {wiring => <input {...input} {...wiring} type={type} className={control} />}
    </Field>
  )
}
