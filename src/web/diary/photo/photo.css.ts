import { style } from '@vanilla-extract/css'
import { color, radius } from '#ui-kit/foundations/theme/tokens.css.ts'

export const photo = style({
  width: '100%',
  minHeight: '120px',
  maxHeight: '70dvh',
  borderRadius: radius.card,
  background: color.surfaceSunk,
  objectFit: 'contain',
})
