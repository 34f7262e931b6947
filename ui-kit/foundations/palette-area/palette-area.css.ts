import { style } from '@vanilla-extract/css'
import { color, fontFamily, radius, space } from '../theme/tokens.css.ts'

export const area = style({
  minWidth: 0,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
  color: color.ink,
  fontFamily: fontFamily.text,
})
