import type { TypedAttributes } from '../field/attributes.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { textArea } from './text-area.css.ts'

export type TextAreaProps = FieldProps &
  TypedAttributes<HTMLTextAreaElement> & {
    /** The number of lines before it grows. */
    rows?: number | undefined
  }

/** Several lines of text; grows with its content. */
export function TextArea({ label, labelHidden, hint, error, optional, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, optional }}>
      {wiring => <textarea {...area} {...wiring} rows={rows} className={textArea} />}
    </Field>
  )
}
