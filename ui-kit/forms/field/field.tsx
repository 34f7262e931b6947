import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'
import * as styles from './field.css.ts'

/** What every field has around its control. */
export type FieldProps = {
  /** What is to be entered, as a noun. */
  label: string
  /** Keeps the label for screen readers only, where the place says what the field is. */
  labelHidden?: boolean | undefined
  /** What helps before one types: a format, a reason. */
  hint?: ReactNode
  /** What is wrong with the value; marks the control as invalid. */
  error?: string | undefined
  /** Says "optional" beside the label. */
  optional?: boolean | undefined
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label above, hint and error under a control, tied together; for use inside the kit. */
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
