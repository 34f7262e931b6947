import { style } from '@vanilla-extract/css'
import { color, shadow, space } from '../theme/tokens.css.ts'

const corner = '40px'

export const phone = style({
  justifySelf: 'center',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(390px + 2 * ${space.xs})`,
  marginInline: 'auto',
  padding: space.xs,
  borderRadius: corner,
  background: color.ink,
  boxShadow: shadow.raised,
})

export const screen = style({
  display: 'block',
  width: '100%',
  height: 'min(844px, 86dvh)',
  minHeight: '480px',
  border: 0,
  borderRadius: `calc(${corner} - ${space.xs})`,
  background: color.ground,
})
