import { style } from '@vanilla-extract/css'
import {
  color,
  duration,
  easing,
  fontSize,
  radius,
  space,
  touch,
} from '../../foundations/theme/tokens.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: touch,
  paddingBlock: space.xs,
})

export const words = style({ flex: 1, minWidth: 0 })

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet, lineHeight: 1.45 })

export const track = style({
  flexShrink: 0,
  width: '48px',
  height: '28px',
  margin: 0,
  padding: '2px',
  appearance: 'none',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  background: color.surfaceSunk,
  cursor: 'pointer',
  transition: `background-color ${duration.calm}`,
  '::after': {
    content: '',
    display: 'block',
    width: '21px',
    height: '21px',
    borderRadius: radius.full,
    background: color.lineStrong,
    transition: `transform ${duration.calm} ${easing}`,
  },
  selectors: {
    '&:dir(rtl)': { scale: '-1 1' },
    '&:checked': { background: color.accentFill, borderColor: color.accentFill },
    '&:checked::after': { background: color.accentInk, transform: 'translateX(20px)' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
