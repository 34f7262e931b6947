import type { InputAttributes } from '../field/attributes.ts'
import { control } from '../field/field.css.ts'
import { Field, type FieldProps } from '../field/field.tsx'

export type TextFieldProps = FieldProps &
  InputAttributes & {
    /** The kind of text, which decides the phone's keyboard. */
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
