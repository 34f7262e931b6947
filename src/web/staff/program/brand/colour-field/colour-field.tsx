import type { Ref } from 'react'
import { Field, type FieldProps } from '#ui-kit/forms/field/field.tsx'
import { light } from '#ui-kit/foundations/theme/palettes.ts'
import * as styles from './colour-field.css.ts'

export type ColourFieldProps = FieldProps & {
  /** The field to type in. */
  ref?: Ref<HTMLInputElement>
  /** As #RRGGBB; while it is typed, what was typed; without any, the accent of the theme is shown. */
  value: string
  /** Called with what was picked or typed so far, which may be half a colour. */
  onChange: (value: string) => void
  /** Shows the colour without letting it be changed. */
  disabled?: boolean
}

/** A colour, picked or typed. */
export function ColourField({ ref, value, onChange, disabled, ...field }: ColourFieldProps) {
  return (
    <Field {...field}>
      {wiring => (
        <span className={styles.row}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={`${field.label}: pick`}
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

/** Whether it is a whole colour, and not the beginning of one. */
export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)
