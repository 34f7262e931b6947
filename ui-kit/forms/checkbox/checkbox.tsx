import { type ReactNode, useId } from 'react'
import type { ControlAttributes } from '../field/attributes.ts'
import * as styles from './checkbox.css.ts'

export type CheckboxProps = ControlAttributes<HTMLInputElement> & {
  /** Whether it is ticked, where the caller keeps it. */
  checked?: boolean | undefined
  /** Whether it is ticked at first, where it keeps that itself. */
  defaultChecked?: boolean | undefined
  /** What is agreed to or chosen, as a sentence of the person: "I have read …". */
  label: ReactNode
  /** One line more: what follows from it. */
  hint?: ReactNode
  /** What is missing; marks the box as invalid. */
  error?: string | undefined
}

/** Yes or no, decided when the form is sent. */
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
