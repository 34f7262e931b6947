import { keyframes, style } from '@vanilla-extract/css'
import { color, easing, fontFamily, fontSize, media, space, touch } from '#ui-kit/theme/tokens.css.ts'

// Without opacity: what nobody can see is not painted yet, for browsers and for who waits.
const rise = keyframes({ from: { transform: 'translateY(10px)' } })
const drift = keyframes({ from: { opacity: 0, transform: 'translateY(24px) rotate(0deg)' } })

// React puts the same page in the place of the prerendered one; what has moved in once stays where it is.
const firstPaint = ':root:not([data-live]) &'

export const hero = style({
  display: 'grid',
  position: 'relative',
  isolation: 'isolate',
  alignItems: 'center',
  gap: space.xl,
  paddingBlock: `${space.m} ${space.xs}`,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '-120px -60vw -40px',
    background: `radial-gradient(closest-side at 62% 40%, ${color.accentSoft}, transparent)`,
    opacity: 0.75,
    pointerEvents: 'none',
  },
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gap: '72px',
      paddingBlock: `${space.xl} ${space.xxl}`,
    },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 })

export const tagline = style({
  fontFamily: fontFamily.display,
  fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
  fontWeight: 380,
  lineHeight: 1.14,
  letterSpacing: '-.022em',
  textWrap: 'balance',
  selectors: { [firstPaint]: { animation: `${rise} 600ms ${easing}` } },
})

export const actions = style({
  display: 'grid',
  gap: space.s,
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap' } },
})

export const art = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      maxWidth: '400px',
      justifySelf: 'center',
      width: '100%',
      transform: 'rotate(-4deg)',
      selectors: { [firstPaint]: { animation: `${drift} 900ms ${easing}` } },
    },
  },
})

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '40px',
  '@media': { [media.wide]: { gap: '64px' } },
})

export const welcome = style({
  display: 'grid',
  gap: space.l,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gap: space.xxl,
      alignItems: 'end',
    },
  },
})

export const footer = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })

export const textHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingBottom: space.l,
})

export const footerButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  paddingInline: space.m,
  color: color.inkQuiet,
  fontSize: fontSize[14],
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  ':hover': { color: color.ink },
})

export const signIn = style({ display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 })

export const opening = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: '100svh',
  padding: `${space.xl} ${space.m} ${space.s}`,
  textAlign: 'center',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: '0 -40%',
    background: `radial-gradient(closest-side at 50% 42%, ${color.accentSoft}, transparent)`,
    opacity: 0.75,
    pointerEvents: 'none',
  },
})

export const openingWords = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.m,
  overflowWrap: 'anywhere',
})

export const openingDrawing = style({ width: '180px', marginBlock: space.l, color: color.accent })

export const openingHint = style({ maxWidth: '36ch', color: color.inkQuiet, textWrap: 'balance' })
