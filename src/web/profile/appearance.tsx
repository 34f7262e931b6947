import { useState } from 'react'
import { chooseTheme, themeChoice } from '#ui-kit/foundations/theme/preference.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ThemeSwitch } from './theme-switch/theme-switch.tsx'
import { UsualPlaceLater } from './usual-place-later.tsx'

/** Light, dark, or the phone's setting, for this browser; and the member's preferred location. */
export function Appearance() {
  const [theme, setTheme] = useState(themeChoice)
  return (
    <Card as="section" aria-labelledby="appearance">
      <Stack gap="s">
        <Heading level={2} size={18} id="appearance">
          Appearance
        </Heading>
        <ThemeSwitch
          value={theme}
          onChange={choice => {
            chooseTheme(choice)
            setTheme(choice)
          }}
        />
        <UsualPlaceLater />
      </Stack>
    </Card>
  )
}
