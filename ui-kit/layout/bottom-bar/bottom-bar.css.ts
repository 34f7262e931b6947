import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  barHeight,
  color,
  duration,
  easing,
  fluidSize,
  fontWeight,
  layer,
  media,
  radius,
  safe,
  shadow,
  space,
} from '../../foundations/theme/tokens.css.ts'

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  bottom: 0,
  paddingBottom: safe.bottom,
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  boxShadow: shadow.soft,
  '@media': {
    [media.wide]: {
      insetInline: 'auto',
      left: '50%',
      bottom: space.m,
      width: 'min(640px, 92vw)',
      paddingBottom: 0,
      transform: 'translateX(-50%)',
      border: `1px solid ${color.line}`,
      borderRadius: radius.full,
      boxShadow: shadow.raised,
    },
  },
})

// Keeps focused elements clear of the bar and of its raised round button when scrolling (WCAG 2.4.11).
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBottom: `calc(${barHeight} + ${space.xl} + ${safe.bottom})`,
  '@media': { [media.wide]: { scrollPaddingBottom: `calc(${barHeight} + ${space.xxl})` } },
})

export const list = style({
  display: 'flex',
  height: barHeight,
  maxWidth: '640px',
  marginInline: 'auto',
  paddingInline: space.xxs,
})

/** Makes all items equally wide on both sides of the action. */
export const group = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  selectors: {
    '&:has(> :nth-child(2))': { flexGrow: 2 },
    '&:has(> :nth-child(3))': { flexGrow: 3 },
    '&:has(> :nth-child(4))': { flexGrow: 4 },
  },
})

export const cell = style({ display: 'flex', flex: 1, minWidth: 0 })

export const item = recipe({
  base: {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minWidth: 0,
    color: color.inkQuiet,
    fontSize: fluidSize.tight,
    fontWeight: fontWeight.medium,
    lineHeight: 1.25,
    borderRadius: radius.control,
    transition: `color ${duration.quick}`,
    ':focus-visible': { outlineOffset: '-4px' },
  },
  variants: { active: { true: { color: color.accent, fontWeight: fontWeight.strong }, false: {} } },
})

export const glyph = recipe({
  base: {
    display: 'grid',
    position: 'relative',
    placeItems: 'center',
    width: '48px',
    height: '28px',
    borderRadius: radius.full,
    transition: `background-color ${duration.calm}`,
  },
  variants: {
    active: { true: { background: color.accentSoft }, false: {} },
    badged: { true: { paddingInlineEnd: '18px' }, false: {} },
  },
})

export const badge = style({
  position: 'absolute',
  top: '-8px',
  insetInlineStart: '15px',
  minWidth: '18px',
  paddingInline: '3px',
  letterSpacing: '-.02em',
  borderRadius: radius.full,
  border: `1px solid ${color.surface}`,
  background: color.accentFill,
  color: color.accentInk,
  fontSize: fluidSize.tight,
  fontWeight: fontWeight.strong,
  lineHeight: 4 / 3,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const centre = style({ display: 'grid', flexShrink: 0, placeItems: 'start center' })

export const round = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginTop: '-20px',
  border: `4px solid ${color.ground}`,
  borderRadius: radius.full,
  background: color.accentFill,
  color: color.accentInk,
  boxShadow: shadow.soft,
  transition: `transform ${duration.calm} ${easing}, background-color ${duration.quick}`,
  ':hover': { background: color.accentFillPressed },
  ':active': { transform: 'scale(.95)' },
})
