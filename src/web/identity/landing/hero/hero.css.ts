import { keyframes, style } from '@vanilla-extract/css'
import {
  color,
  easing,
  fluidSize,
  fontFamily,
  fontWeight,
  media,
  scene,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

// Doesn't animate opacity: browsers don't count invisible content as painted, which delays the first paint.
const rise = keyframes({ from: { transform: 'translateY(10px)' } })
const drift = keyframes({ from: { opacity: 0, transform: 'translateY(24px) rotate(0deg)' } })

// React replaces the prerendered page with the same one; what has already moved in must not move again.
const firstPaint = ':root:not([data-live]) &'

const glow = (inset: string, at: string) => ({
  content: '',
  position: 'absolute',
  zIndex: -1,
  inset,
  background: `radial-gradient(closest-side at ${at}, ${color.accentSoft}, transparent)`,
  opacity: 0.75,
  pointerEvents: 'none',
})

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: `${space.m} ${space.xs}`,
  '::before': glow('-120px -60vw -40px', '62% 40%') as object,
  '@media': { [media.wide]: { paddingBlock: `${space.xl} ${space.xxl}` } },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 })

export const tagline = style({
  fontFamily: fontFamily.display,
  fontSize: fluidSize.tagline,
  fontWeight: fontWeight.tagline,
  lineHeight: 1.14,
  letterSpacing: '-.022em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  selectors: { [firstPaint]: { animation: `${rise} ${scene.rise} ${easing}` } },
})

export const actions = style({
  display: 'grid',
  gap: space.s,
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap' } },
})

export const art = style({
  // On a phone its upper half peeks out from under the buttons.
  height: '128px',
  width: '92%',
  marginInline: 'auto',
  paddingTop: space.xs,
  overflow: 'hidden',
  maskImage: 'linear-gradient(black 55%, transparent)',
  transform: 'rotate(-2deg)',
  '@media': {
    [media.wide]: {
      height: 'auto',
      paddingTop: 0,
      overflow: 'visible',
      maskImage: 'none',
      width: '100%',
      maxWidth: '400px',
      marginInline: 'auto',
      transform: 'rotate(-4deg)',
      selectors: { [firstPaint]: { animation: `${drift} ${scene.drift} ${easing}` } },
    },
  },
})

export const cover = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: '100svh',
  padding: `${space.xl} ${space.m} ${space.s}`,
  textAlign: 'center',
  '::before': glow('0 -40%', '50% 42%') as object,
})

export const coverWords = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.m,
  overflowWrap: 'anywhere',
})

export const coverDrawing = style({ width: '180px', marginBlock: space.l, color: color.accent })

export const coverHint = style({ maxWidth: '22.5rem', color: color.inkQuiet, textWrap: 'balance' })
