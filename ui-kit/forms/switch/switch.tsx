import { type ReactNode, type Ref, useId } from 'react'
import * as styles from './switch.css.ts'

export type SwitchProps = {
  /** What's on or off, as a noun. */
  label: ReactNode
  /** The consequences. */
  hint?: ReactNode
  /** Whether it is on. */
  checked: boolean
  /** Called with the new state, which takes effect immediately. */
  onChange: (checked: boolean) => void
  /** Disables the switch; the hint says why. */
  disabled?: boolean | undefined
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement>
}

/** On or off, with immediate effect. */
export function Switch({ label, hint, checked, onChange, disabled, ref }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div className={styles.hint} id={`${id}-hint`}>
            {hint}
          </div>
        )}
      </div>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
