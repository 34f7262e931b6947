import type { ReactRenderer } from '@storybook/react-vite'
import type { Rule } from 'axe-core'
import type { AfterEach } from 'storybook/internal/types'
import { colourViolations } from './colour-violations.ts'

/**
 * With `npm run nightly`, looks at a story in the dark theme once its test is through in the light one: a second visit would
 * play and check all of it again for the sake of its colors. Colors come from the theme, whose pairs `npm test` checks.
 */
export const darkCheck: AfterEach<ReactRenderer> = async ({ parameters, viewMode, name }) => {
  if (
    import.meta.env['VITEST_STORYBOOK'] === undefined ||
    import.meta.env.MODE !== 'nightly' ||
    viewMode !== 'story' ||
    parameters['a11y']?.test !== 'error'
  )
    return
  const found = await colourViolations('dark', (parameters['a11y'].config?.rules ?? []) as Rule[])
  if (found.length > 0) throw new Error(`${name} in the dark theme: ${found.join('\n')}`)
}
