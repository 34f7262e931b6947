import { style } from '@vanilla-extract/css'
import { color, fontFamily, fontSize, space } from '#ui-kit/theme/tokens.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontFamily: fontFamily.display,
  fontSize: fontSize[22],
  letterSpacing: '-.01em',
  lineHeight: 1.2,
})

export const mark = style({ flexShrink: 0, width: '30px', height: '30px', color: color.accent })
