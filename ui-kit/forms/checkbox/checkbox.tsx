import { type ReactNode, useId } from 'react'
import type { ControlAttributes } from '../field/attributes.ts'
import * as styles from './checkbox.css.ts'

export type CheckboxProps = ControlAttributes<HTMLInputElement> & {
  /** Whether it's checked, if controlled by the caller. */
  checked?: boolean | undefined
  /** Whether it's checked initially, if uncontrolled. */
  defaultChecked?: boolean | undefined
  /** What the person agrees to or chooses, as their own sentence: "I have read …". */
  label: ReactNode
  /** One more line: the consequences. */
  hint?: ReactNode
  /** What's wrong; marks the box as invalid. */
  error?: string | undefined
}

/** A yes or no that takes effect when the form is submitted. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.row}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div className={styles.hint} id={`${id}-hint`}>
            {hint}
          </div>
        )}
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
