import { globalStyle, style } from '@vanilla-extract/css'
import { color, layer, safe, space } from '#ui-kit/foundations/theme/tokens.css.ts'

export const sticky = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  marginInline: `calc(-1 * ${space.m})`,
  paddingInline: space.m,
  paddingTop: `calc(${space.xs} + ${safe.top})`,
  paddingBottom: space.xs,
  background: color.ground,
})

// Focused elements scroll clear of the sticky field and chips (WCAG 2.4.11). In rem, as those grow with the text.
globalStyle(`:root:has(${sticky})`, { scrollPaddingTop: `calc(8.75rem + ${safe.top})` })
