import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import {
  color,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  pause,
  radius,
  scene,
  shadow,
  space,
} from '../../foundations/theme/tokens.css.ts'

const catchLight = keyframes({
  from: { transform: 'translateX(-120%) skewX(-18deg)' },
  to: { transform: 'translateX(320%) skewX(-18deg)' },
})

export const card = style({
  display: 'flex',
  position: 'relative',
  isolation: 'isolate',
  flexDirection: 'column',
  gap: space.m,
  width: '100%',
  minHeight: '216px',
  padding: '20px',
  borderRadius: radius.card,
  boxShadow: shadow.raised,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${color.glint}, inset 0 1px 0 ${color.glint}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInlineStart: 0,
    width: '40%',
    backgroundImage: `linear-gradient(90deg, transparent, ${color.glint}, transparent)`,
    transform: 'translateX(-120%) skewX(-18deg)',
    animation: `${catchLight} ${scene.glint} ${pause.long} cubic-bezier(.4, 0, .2, 1) 1`,
  },
})

const cut = 'color-mix(in srgb, currentColor 7%, transparent)'
const patterns = {
  rings: `repeating-radial-gradient(circle at 108% 118%, transparent 0 9px, ${cut} 9px 10px)`,
  lines: `repeating-linear-gradient(115deg, transparent 0 11px, ${cut} 11px 12px)`,
  plain: 'none',
}

export const engraved = styleVariants(patterns, backgroundImage => ({ '::before': { backgroundImage } }))

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(64px) rotateX(18deg)' } })

export const rising = style({ animation: `${rise} ${scene.rise} ${easing}` })

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space.s,
})

export const brand = style({
  maxWidth: '70%',
  fontFamily: fontFamily.display,
  fontSize: fontSize[18],
  letterSpacing: '.01em',
  // A word is broken only where it is longer than its place.
  overflowWrap: 'break-word',
})

export const label = style({
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  letterSpacing: '.1em',
  textTransform: 'uppercase',
  textAlign: 'end',
  paddingTop: '4px',
})

export const middle = style({ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' })

export const figure = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[48],
  fontWeight: fontWeight.figure,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const caption = style({ fontSize: fontSize[14], fontWeight: fontWeight.medium })

export const name = style({ fontWeight: fontWeight.strong, letterSpacing: '.02em' })

export const footer = style({ display: 'flex', flexDirection: 'column', gap: space.s })

export const press = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  width: '100%',
  font: 'inherit',
  fontSize: fontSize[14],
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: {
    '&:focus-visible::after': { outline: '2px solid currentColor', outlineOffset: '-6px' },
  },
})

export const arrow = style({ flexShrink: 0, selectors: { '&:dir(rtl)': { scale: '-1 1' } } })
