import { style } from '@vanilla-extract/css'
import {
  color,
  fluidSize,
  fontFamily,
  fontWeight,
  layer,
  lineHeight,
  safe,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

export const screen = style({
  position: 'fixed',
  inset: 0,
  // Below the skip link and toasts, which are above every screen.
  zIndex: layer.overlay,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  justifyItems: 'center',
  gap: space.m,
  overflowY: 'auto',
  padding: `calc(${space.l} + ${safe.top}) ${space.l} calc(${space.m} + ${safe.bottom})`,
  background: color.ground,
  textAlign: 'center',
})

export const head = style({ display: 'grid', gap: space.xxs, justifyItems: 'center' })

export const mark = style({ marginBottom: space.s })

export const title = style({
  fontFamily: fontFamily.display,
  fontSize: fluidSize.screenTitle,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.display,
})

export const hint = style({
  fontSize: fluidSize.screenHint,
  color: color.inkQuiet,
})

export const middle = style({
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: space.m,
  width: 'min(100%, 62vh)',
})

export const hidden = style({ visibility: 'hidden' })

export const foot = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'center',
})
