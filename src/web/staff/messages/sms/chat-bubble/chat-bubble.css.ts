import { style } from '@vanilla-extract/css'
import { color, fontSize, lineHeight, radius, space } from '#ui-kit/foundations/theme/tokens.css.ts'

export const thread = style({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '340px',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
  marginInline: 'auto',
  padding: space.m,
  borderRadius: radius.card,
  background: color.ground,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
})

export const sender = style({
  alignSelf: 'center',
  fontSize: fontSize[12],
  color: color.inkQuiet,
})

export const bubble = style({
  maxWidth: '85%',
  padding: `${space.xs} ${space.s}`,
  borderRadius: '18px 18px 18px 4px',
  background: color.surfaceSunk,
  color: color.ink,
  lineHeight: lineHeight.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
