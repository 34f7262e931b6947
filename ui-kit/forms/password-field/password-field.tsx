import { useState } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Eye, EyeOff } from '../../icons.ts'
import type { InputAttributes } from '../field/attributes.ts'
import { end, framed, withEnd } from '../field/field.css.ts'
import { Field, type FieldProps } from '../field/field.tsx'

export type PasswordFieldProps = FieldProps &
  InputAttributes & {
    /** The toggle's accessible name while the secret is hidden. */
    showLabel?: string
    /** The toggle's accessible name while it's shown. */
    hideLabel?: string
  }

/** A secret, hidden until the person chooses to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, hint, error, optional, ...rest } = props
  const { showLabel = 'Show password', hideLabel = 'Hide password', ...input } = rest
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, labelHidden, hint, error, optional }}>
      {wiring => (
        <span className={framed}>
          <input {...input} {...wiring} type={shown ? 'text' : 'password'} className={withEnd} />
          <span className={end}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? hideLabel : showLabel}
              disabled={input.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </Field>
  )
}
