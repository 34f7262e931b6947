import { useId } from 'react'
import type { ThemeChoice } from '#ui-kit/foundations/theme/preference.ts'
import { Monitor, Moon, Sun } from '#ui-kit/icons.ts'
import { choice, group, radio, row } from './theme-switch.css.ts'

export type ThemeSwitchProps = {
  /** The accessible name of the switch. */
  label?: string
  /** The current choice. */
  value: ThemeChoice
  /** Called with the new choice; the caller applies it. */
  onChange: (value: ThemeChoice) => void
  /** The labels of the three options. */
  labels?: Record<ThemeChoice, string>
}

const icons = { light: Sun, dark: Moon, system: Monitor }
const english = { light: 'Light', dark: 'Dark', system: 'System' }

/** Light, dark, or the system's setting. */
export function ThemeSwitch({ label = 'Appearance', value, onChange, labels = english }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={group} aria-label={label}>
      <div className={row}>
        {(['light', 'dark', 'system'] as const).map(theme => {
          const Glyph = icons[theme]
          return (
            <label key={theme} className={choice}>
              <input
                className={radio}
                type="radio"
                name={name}
                checked={theme === value}
                onChange={() => onChange(theme)}
              />
              <Glyph size={16} strokeWidth={1.75} aria-hidden />
              {labels[theme]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
