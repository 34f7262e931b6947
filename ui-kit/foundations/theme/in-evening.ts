import type { CSSProperties, StyleRule } from '@vanilla-extract/css'
import { media } from './tokens.css.ts'

/** What a recipe does in the evening theme only, chosen by the person or by their system; colours change by themselves. */
export const inEvening = (rule: CSSProperties): StyleRule => ({
  selectors: { ':root[data-theme=dark] &': rule },
  '@media': { [media.dark]: { selectors: { ':root:not([data-theme=light]) &': rule } } },
})
