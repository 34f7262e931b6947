import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { textArea } from './text-area.css.ts'

export type TextAreaProps = FieldProps &
  Pick<
    ComponentProps<'textarea'>,
    | 'ref'
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'required'
    | 'disabled'
    | 'readOnly'
    | 'rows'
    | 'maxLength'
    | 'placeholder'
    | 'autoComplete'
  >

/** Several lines of text; grows with them. */
export function TextArea({ label, labelHidden, hint, error, optional, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, optional }}>
      {wiring => <textarea {...area} {...wiring} rows={rows} className={textArea} />}
    </Field>
  )
}
