import { useState } from 'react'
import { chooseTheme, themeChoice } from '#ui-kit/foundations/theme/preference.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { ThemeSwitch } from './theme-switch/theme-switch.tsx'
import { UsualPlaceLater } from './usual-place-later.tsx'

/** Light, dark, or the phone's setting, for this browser; and the member's preferred location. */
export function Appearance() {
  const [theme, setTheme] = useState(themeChoice)
  return (
    <Section title="Appearance" size={18} gap="s">
      <ThemeSwitch
        value={theme}
        onChange={choice => {
          chooseTheme(choice)
          setTheme(choice)
        }}
      />
      <UsualPlaceLater />
    </Section>
  )
}
