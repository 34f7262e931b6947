import { style } from '@vanilla-extract/css'
import { color, fontSize, fontWeight, space } from '../../foundations/theme/tokens.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(112px, 100%), 1fr))',
  gap: `${space.xs} ${space.m}`,
  margin: 0,
})

export const label = style({ fontSize: fontSize[12], color: color.inkQuiet, lineHeight: 1.4 })

export const value = style({
  margin: 0,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
