import type { ReactRenderer } from '@storybook/react-vite'
import type { Rule } from 'axe-core'
import type { AfterEach } from 'storybook/internal/types'
import { paletteStyles } from '../../src/platform/kernel/colour/palette-styles.ts'
import { colourViolations } from './colour-violations.ts'

/** Deep, pale, gray, bright and dark, so that the palettes differ as much as possible. */
const brandColours = ['#1F6F78', '#E0567A', '#6B7280', '#AB8D00', '#0B2545']

/**
 * Checks a story in the colors of five clinics and in both themes: stories that ask for it, and with `npm run nightly` all
 * of them.
 */
export const brandCheck: AfterEach<ReactRenderer> = async ({ parameters, viewMode, name }) => {
  const isAsked = import.meta.env.MODE === 'nightly' || parameters['inEveryBrand'] === true
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || viewMode !== 'story' || !isAsked) return
  if (parameters['a11y']?.test !== 'error') return
  const rules = (parameters['a11y'].config?.rules ?? []) as Rule[]
  const styles = document.head.appendChild(document.createElement('style'))
  try {
    for (const colour of brandColours) {
      styles.textContent = paletteStyles(colour)
      for (const theme of ['light', 'dark'] as const) {
        const found = await colourViolations(theme, rules)
        if (found.length > 0) throw new Error(`${name} with ${colour}, ${theme}: ${found.join('\n')}`)
      }
    }
  } finally {
    styles.remove()
  }
}
