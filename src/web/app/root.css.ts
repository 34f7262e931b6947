import { style } from '@vanilla-extract/css'
import { color, layer, radius, space } from '#ui-kit/theme/tokens.css.ts'

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

export const content = style({ overflowX: 'clip', outline: 'none' })
