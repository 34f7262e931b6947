import { style } from '@vanilla-extract/css'
import { color, fontSize, fontWeight, layer, space } from '../theme/tokens.css.ts'

export const ribbon = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.overlay,
  margin: 0,
  padding: `${space.xxs} ${space.m}`,
  background: color.ink,
  color: color.ground,
  fontSize: fontSize[14],
  fontWeight: fontWeight.medium,
  textAlign: 'center',
})
