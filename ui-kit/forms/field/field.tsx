import { type ReactNode, useId } from 'react'
import { CircleAlert } from '../../icons.ts'
import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'
import * as styles from './field.css.ts'

/** Props that every field shares, whatever its control. */
export type FieldProps = {
  /** What to enter, as a noun. */
  label: string
  /** Shows the label only to screen readers. Use it when the context makes the field's purpose clear. */
  labelHidden?: boolean | undefined
  /** Help text below the control, such as the expected format or why we ask. */
  hint?: ReactNode
  /** What's wrong with the value; marks the control as invalid. */
  error?: string | undefined
  /** Shows "optional" next to the label. */
  optional?: boolean | undefined
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** A label above a control, with the hint and the error below it, all linked for screen readers. For kit use only. */
export function Field(props: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const { hint, error, children } = props
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <FieldLabel {...props} id={id} />
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert className={styles.errorIcon} size={16} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

function FieldLabel({ id, label, labelHidden, optional }: FieldProps & { id: string }) {
  const text = (
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}> (optional)</span>}
    </label>
  )
  return labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text
}
