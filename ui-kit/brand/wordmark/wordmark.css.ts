import { style } from '@vanilla-extract/css'
import { color, fontFamily, fontSize, lineHeight, space } from '../../foundations/theme/tokens.css.ts'

export const wordmark = style({
  display: 'inline-flex',
  maxWidth: '100%',
  alignItems: 'center',
  gap: space.xs,
  fontFamily: fontFamily.display,
  fontSize: fontSize[22],
  letterSpacing: '-.01em',
  lineHeight: lineHeight.display,
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const leaves = style({ flexShrink: 0, width: '30px', height: '30px', color: color.accent })
