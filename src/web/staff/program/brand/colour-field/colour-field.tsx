import type { Ref } from 'react'
import { Field, type FieldProps } from '#ui-kit/forms/field/field.tsx'
import { light } from '#ui-kit/foundations/theme/palettes.ts'
import * as styles from './colour-field.css.ts'

export type ColourFieldProps = FieldProps & {
  /** A ref to the text field. */
  ref?: Ref<HTMLInputElement>
  /** #RRGGBB, or the input so far; if empty, the theme's accent is shown. */
  value: string
  /** Called with the picked color or the input so far, which may be incomplete. */
  onChange: (value: string) => void
  /** Shows the color read-only. */
  disabled?: boolean
}

/** A color, picked or typed. */
export function ColourField({ ref, value, onChange, disabled, ...field }: ColourFieldProps) {
  return (
    <Field {...field}>
      {wiring => (
        <span className={styles.row}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={`Pick a ${field.label.toLowerCase()}`}
            value={isColour(value) ? value : light.accentFill.toLowerCase()}
            disabled={disabled}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
          />
          <input
            {...wiring}
            ref={ref}
            className={styles.hex}
            value={value}
            disabled={disabled}
            placeholder={light.accentFill}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => onChange(withMark(target.value))}
          />
        </span>
      )}
    </Field>
  )
}

const withMark = (typed: string) => (/^[\da-f]{6}$/i.test(typed) ? `#${typed}` : typed)

export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)
