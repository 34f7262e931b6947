import { style } from '@vanilla-extract/css'
import { color, fontFamily, fontSize, lineHeight, space } from '../theme/tokens.css.ts'

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontFamily: fontFamily.display,
  fontSize: fontSize[22],
  letterSpacing: '-.01em',
  lineHeight: lineHeight.display,
})

export const leaves = style({ flexShrink: 0, width: '30px', height: '30px', color: color.accent })
