import { style } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css.ts'

export const qr = style({
  width: '100%',
  maxWidth: '240px',
  aspectRatio: '1',
  borderRadius: radius.control,
  background: color.paper,
  color: color.print,
})
