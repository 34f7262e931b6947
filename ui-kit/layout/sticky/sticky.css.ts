import { style } from '@vanilla-extract/css'
import { color, layer, safe, space } from '../../theme/tokens.css.ts'

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
