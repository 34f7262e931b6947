import type { ReactRenderer } from '@storybook/react-vite'
import type { Rule } from 'axe-core'
import type { AfterEach } from 'storybook/internal/types'
import { colourViolations } from './colour-violations.ts'

/**
 * Looks at a story in the dark theme once its test is through in the light one: a second visit would play and check
 * all of it again for the sake of its colours. Only where stories are tested; whoever reads Storybook has the switch.
 */
export const darkCheck: AfterEach<ReactRenderer> = async ({ parameters, viewMode, name }) => {
  if (
    import.meta.env['VITEST_STORYBOOK'] === undefined ||
    viewMode !== 'story' ||
    parameters['a11y']?.test !== 'error'
  )
    return
  const found = await colourViolations('dark', (parameters['a11y'].config?.rules ?? []) as Rule[])
  if (found.length > 0) throw new Error(`${name} in the dark theme: ${found.join('\n')}`)
}
