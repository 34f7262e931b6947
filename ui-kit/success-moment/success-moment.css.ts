import { keyframes, style } from '@vanilla-extract/css'
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  pause,
  safe,
  scene,
  space,
} from '../theme/tokens.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } })
const draw = keyframes({ from: { strokeDashoffset: 1 } })

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
  selectors: { '&[open]': { display: 'flex', animation: `${fade} ${duration.slow}` } },
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
  animation: `${rise} ${duration.slow} ${easing}`,
})

export const seal = style({ width: '112px', height: '112px', color: color.accent })

export const ring = style({ strokeDasharray: 1, animation: `${draw} ${scene.ring} ${easing}` })

export const tick = style({
  strokeDasharray: 1,
  animation: `${draw} ${scene.tick} ${pause.short} ${easing} backwards`,
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

export const extra = style({ width: '100%', paddingTop: space.l, fontWeight: fontWeight.regular })
