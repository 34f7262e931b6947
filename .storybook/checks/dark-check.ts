import type { ReactRenderer } from '@storybook/react-vite'
import type { Rule } from 'axe-core'
import type { AfterEach } from 'storybook/internal/types'
import { colourViolations } from './colour-violations.ts'

/**
 * With `npm run nightly`, checks a story in the dark theme after its test has passed in the light one. A second visit would
 * play and check everything again just for the colors. They come from the theme, whose color pairs `npm test` checks.
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
