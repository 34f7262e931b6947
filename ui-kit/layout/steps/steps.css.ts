import { style } from '@vanilla-extract/css'
import { color, fontFamily, fontSize, fontWeight, radius, space } from '../../foundations/theme/tokens.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.m, counterReset: 'step' })

export const step = style({
  display: 'flex',
  gap: space.s,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: radius.full,
    background: color.accentSoft,
    color: color.accent,
    fontFamily: fontFamily.display,
    fontSize: fontSize[16],
  },
})

export const words = style({ flex: 1, minWidth: 0, paddingTop: '4px' })

export const title = style({ fontWeight: fontWeight.medium })

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet })

export const picture = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  alignSelf: 'center',
  width: '44px',
  height: '44px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  color: color.accent,
})
