import { style } from '@vanilla-extract/css'
import { color, duration, fontSize, space, touch } from '../../foundations/theme/tokens.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  minHeight: touch,
  paddingBlock: '10px',
  cursor: 'pointer',
})

export const box = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '24px',
  height: '24px',
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '7px',
  background: color.surface,
  cursor: 'inherit',
  transition: `background-color ${duration.quick}`,
  '::after': {
    content: '',
    width: '6px',
    height: '11px',
    border: `solid ${color.accentInk}`,
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-1px) rotate(45deg)',
    opacity: 0,
  },
  selectors: {
    '&:checked': { background: color.accentFill, borderColor: color.accentFill },
    '&:checked::after': { opacity: 1 },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: color.critical },
  },
})

export const words = style({ minWidth: 0 })

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet, lineHeight: 1.45 })

export const error = style({ fontSize: fontSize[14], color: color.critical })
