import { globalStyle, style } from '@vanilla-extract/css'
import {
  color,
  duration,
  fontSize,
  fontWeight,
  radius,
  shadow,
  space,
  touch,
} from '#ui-kit/foundations/theme/tokens.css.ts'

export const group = style({ minWidth: 0 })

export const row = style({
  display: 'flex',
  gap: space.xxs,
  padding: space.xxs,
  borderRadius: radius.full,
  background: color.surfaceSunk,
})

export const choice = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: touch,
  paddingInline: space.s,
  borderRadius: radius.full,
  color: color.inkQuiet,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  transition: `background-color ${duration.calm}`,
  selectors: {
    '&:has(:checked)': { background: color.surfaceChosen, color: color.ink, boxShadow: shadow.soft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })

// The text alone would leave a narrow choice no room for its icon.
globalStyle(`${choice} > svg`, { flexShrink: 0 })
