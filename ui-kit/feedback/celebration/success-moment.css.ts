import { style } from '@vanilla-extract/css'
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  safe,
  space,
} from '../../foundations/theme/tokens.css.ts'

export const moment = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  margin: 0,
  padding: `${safe.top} ${space.l} calc(${space.l} + ${safe.bottom})`,
  border: 0,
  background: `radial-gradient(circle at 50% 34%, ${color.accentSoft}, ${color.ground} 62%)`,
  color: color.ink,
  overflow: 'auto',
  selectors: { '&[open]': { display: 'flex' } },
})

export const inner = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  maxWidth: '420px',
  margin: 'auto',
  textAlign: 'center',
})

export const seal = style({ width: '112px', height: '112px', color: color.accent })

export const drawn = style({ strokeDasharray: 1 })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  width: '100%',
})

export const figure = style({
  paddingTop: space.m,
  fontFamily: fontFamily.display,
  fontSize: fontSize[48],
  fontWeight: fontWeight.figure,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const title = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[28],
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.display,
  textWrap: 'balance',
})

export const line = style({ fontSize: fontSize[18], color: color.inkQuiet })

export const ticket = style({ width: '100%', maxWidth: '360px', paddingTop: space.m, textAlign: 'start' })

export const extra = style({ width: '100%', paddingTop: space.l, fontWeight: fontWeight.regular })
