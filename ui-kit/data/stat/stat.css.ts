import { style } from '@vanilla-extract/css'
import {
  color,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  shadow,
  space,
} from '../../foundations/theme/tokens.css.ts'

export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minWidth: 0,
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.soft,
  overflowWrap: 'anywhere',
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: fontSize[14],
  color: color.inkQuiet,
})

export const figure = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[28],
  lineHeight: lineHeight.display,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet })
