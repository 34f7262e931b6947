import { type ReactNode, type Ref, useId } from 'react'
import * as styles from './switch.css.ts'

export type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

/** On or off, with effect at once. */
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
