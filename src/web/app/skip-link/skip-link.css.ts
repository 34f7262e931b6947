import { globalStyle, style } from '@vanilla-extract/css'
import { color, layer, radius, space } from '#ui-kit/foundations/theme/tokens.css.ts'

export const skip = style({
  position: 'fixed',
  zIndex: layer.toast,
  top: space.xs,
  insetInlineStart: space.xs,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.control,
  background: color.surfaceRaised,
  color: color.ink,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})

// Toasts are above everything else, so they move down while the link is visible.
globalStyle(`:root:has(${skip}:focus)`, { vars: { '--above-toasts': '64px' } })

export const target = style({ overflowX: 'clip', outline: 'none' })
