import { style } from '@vanilla-extract/css'
import { color, duration, fontSize, fontWeight, radius, space } from '../../foundations/theme/tokens.css.ts'
import { atMostWidest } from '../../foundations/widest-control.css.ts'

export const fileButton = style({
  ...atMostWidest,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  width: '100%',
  minHeight: '48px',
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  transition: `background-color ${duration.quick}`,
  ':hover': { background: color.surfaceSunk },
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
})

// Covers the whole button, so the browser handles taps and keys.
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '::file-selector-button': { cursor: 'pointer' },
})
