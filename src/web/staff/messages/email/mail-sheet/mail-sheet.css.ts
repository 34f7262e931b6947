import { style } from '@vanilla-extract/css'
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  shadow,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

export const mail = style({
  width: '100%',
  maxWidth: '520px',
  marginInline: 'auto',
  borderRadius: radius.card,
  background: color.ground,
  border: `1px solid ${color.line}`,
  boxSizing: 'border-box',
  color: color.ink,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  padding: space.m,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  fontSize: fontSize[14],
})

export const subject = style({ fontWeight: fontWeight.strong, fontSize: fontSize[16] })
export const from = style({ color: color.inkQuiet })

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.m, padding: space.m })

export const brand = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[22],
  lineHeight: lineHeight.display,
  color: color.accent,
})

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: space.l,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.soft,
  lineHeight: lineHeight.text,
})

export const greeting = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[28],
  lineHeight: lineHeight.display,
})

export const foot = style({ fontSize: fontSize[14], color: color.inkQuiet })
