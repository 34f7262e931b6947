import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import {
  barHeight,
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  radius,
  safe,
  shadow,
  space,
  touch,
} from '#ui-kit/foundations/theme/tokens.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

// Content behind the banner can be scrolled clear of it, and focused elements are never under it.
globalStyle(':root[data-asks]', {
  scrollPaddingBottom: `calc(var(--cookie-banner, 0px) + ${barHeight} + ${space.xl})`,
})
globalStyle(':root[data-asks] body', { paddingBottom: `calc(var(--cookie-banner, 0px) + ${space.l})` })

export const banner = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: space.s,
  bottom: `calc(${space.s} + ${safe.bottom})`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  maxWidth: '420px',
  maxHeight: '62dvh',
  marginInline: 'auto',
  padding: `${space.s} ${space.m}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surfaceRaised,
  color: color.ink,
  boxShadow: shadow.raised,
  animation: `${rise} ${duration.slow} ${easing}`,
  selectors: {
    // Above the bottom navigation and its raised round button.
    ':root:has(nav[aria-label=Main]) &': {
      bottom: `calc(${barHeight} + ${space.xl} + ${safe.bottom})`,
      maxHeight: '54dvh',
    },
  },
  '@media': {
    [media.wide]: {
      insetInline: 'auto',
      insetInlineStart: space.l,
      bottom: space.l,
      width: '420px',
      maxHeight: '80dvh',
      padding: space.m,
      selectors: {
        ':root:has(nav[aria-label=Main]) &': { bottom: `calc(${barHeight} + ${space.xxl})` },
      },
    },
  },
})

/** The user opened the settings and has much to read, so it may take all available room. */
export const tall = style({
  selectors: {
    '&&': { maxHeight: `calc(100dvh - ${space.xl})` },
    ':root:has(nav[aria-label=Main]) &&': {
      maxHeight: `calc(100dvh - ${barHeight} - ${space.xxl} - ${space.s})`,
    },
  },
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const title = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[18],
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.display,
})

export const words = style({ fontSize: fontSize[14], color: color.inkQuiet })

export const note = style({
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.control,
  background: color.positiveSoft,
  color: color.positive,
  fontSize: fontSize[14],
})

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xs })

const button = style({
  minHeight: touch,
  padding: `9px ${space.s}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: fontWeight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  transition: `background-color ${duration.quick} ${easing}`,
})

/** Both choices look the same, so that neither is easier. */
export const equal = style([
  button,
  { background: color.ink, color: color.ground, ':hover': { background: color.inkQuiet } },
])

export const primary = style([
  button,
  {
    background: color.surface,
    color: color.ink,
    borderColor: color.lineStrong,
    ':hover': { background: color.surfaceSunk },
  },
])

export const quiet = style([button, { color: color.accent, ':hover': { background: color.accentSoft } }])

export const beside = style([
  quiet,
  { marginBlock: '-8px', marginInlineEnd: '-8px', paddingInline: space.xs, fontSize: fontSize[14] },
])

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.xs })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: touch,
  paddingBottom: space.xs,
  borderBottom: `1px solid ${color.line}`,
})

export const rowWords = style({ flex: 1, minWidth: 0 })

export const label = style({ fontWeight: fontWeight.medium })

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet, lineHeight: 1.4 })

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
    '&:checked': { background: color.accentFill, borderColor: color.accentFill },
    '&:checked::after': { background: color.accentInk, transform: 'translateX(20px)' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
