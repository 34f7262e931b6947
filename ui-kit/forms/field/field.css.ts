import { style } from '@vanilla-extract/css'
import {
  color,
  duration,
  fontSize,
  fontWeight,
  radius,
  space,
  touch,
} from '../../foundations/theme/tokens.css.ts'
import { atMostWidest } from '../../foundations/widest-control.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minWidth: 0,
  width: '100%',
  ...atMostWidest,
})

export const label = style({ fontSize: fontSize[14], fontWeight: fontWeight.strong, color: color.ink })

export const optional = style({ fontWeight: fontWeight.regular, color: color.inkQuiet })

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet })

export const error = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  fontSize: fontSize[14],
  fontWeight: fontWeight.medium,
  color: color.critical,
})

export const errorIcon = style({ flexShrink: 0, marginTop: '3px' })

export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '48px',
  padding: `11px ${space.s}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize[16],
  lineHeight: '24px',
  transition: `border-color ${duration.quick}, box-shadow ${duration.quick}`,
  '::placeholder': { color: color.inkQuiet, opacity: 1 },
  ':focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-1px',
    borderColor: 'transparent',
  },
  ':disabled': { opacity: 0.6, background: color.surfaceSunk },
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` },
  },
})

export const framed = style({ position: 'relative', display: 'block' })

export const withEnd = style([control, { paddingInlineEnd: '52px' }])

export const withStart = style([control, { paddingInlineStart: touch, paddingInlineEnd: '52px' }])

export const end = style({ position: 'absolute', insetInlineEnd: '2px', top: '2px' })

export const start = style({
  position: 'absolute',
  insetInlineStart: '14px',
  top: '15px',
  color: color.inkQuiet,
  pointerEvents: 'none',
})
