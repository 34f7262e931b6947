import type { CSSProperties, StyleRule } from '@vanilla-extract/css'
import { media } from './tokens.css.ts'

/** Styles for the evening theme only, whether chosen by the person or by the system. Colors switch without it. */
export const inEvening = (rule: CSSProperties): StyleRule => ({
  selectors: { ':root[data-theme=dark] &': rule },
  '@media': { [media.dark]: { selectors: { ':root:not([data-theme=light]) &': rule } } },
})
