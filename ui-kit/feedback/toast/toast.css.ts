import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  media,
  radius,
  safe,
  shadow,
  space,
} from '../../foundations/theme/tokens.css.ts'

const arrive = keyframes({ from: { transform: 'translateY(-16px)', opacity: 0 } })
const leave = keyframes({ to: { transform: 'translateY(-16px)', opacity: 0 } })
const swipeAway = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(110%)', opacity: 0 },
})

export const viewport = style({
  position: 'fixed',
  inset: 'auto',
  // An element at the top can set this variable to push toasts down.
  top: `calc(${space.s} + ${safe.top} + var(--above-toasts, 0px))`,
  insetInlineEnd: 0,
  zIndex: layer.toast,
  width: '100%',
  maxWidth: '420px',
  margin: 0,
  padding: `0 ${space.s}`,
  border: 0,
  background: 'none',
  color: color.ink,
  overflow: 'visible',
  pointerEvents: 'none',
  outline: 'none',
  '@media': { [media.wide]: { top: `calc(${space.l} + var(--above-toasts, 0px))`, insetInlineEnd: space.s } },
})

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s,
    padding: `${space.s} ${space.xs} ${space.s} ${space.m}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surfaceRaised,
    boxShadow: shadow.raised,
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    selectors: {
      '&[data-state=open]': { animation: `${arrive} ${duration.slow} ${easing}` },
      '&[data-state=closed]': { animation: `${leave} ${duration.quick} ease-in forwards` },
      '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${duration.calm} ${easing}` },
      '&[data-swipe=end]': { animation: `${swipeAway} ${duration.quick} ease-out forwards` },
    },
  },
  variants: {
    tone: {
      plain: {},
      positive: { borderColor: color.positive },
      critical: { background: color.criticalSoft, borderColor: color.critical, color: color.critical },
    },
  },
})

export const icon = recipe({
  base: { flexShrink: 0, marginTop: '2px' },
  variants: {
    tone: { plain: { color: color.accent }, positive: { color: color.positive }, critical: {} },
  },
})

export const words = style({ flex: 1, minWidth: 0, paddingBlock: '2px', overflowWrap: 'anywhere' })

export const title = style({ fontWeight: fontWeight.strong, lineHeight: 1.4 })

export const description = style({ fontSize: fontSize[14], lineHeight: 1.45 })

export const action = style({
  minHeight: '44px',
  marginTop: space.xs,
  paddingInline: space.m,
  border: '1px solid currentColor',
  borderRadius: radius.full,
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
})

export const close = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '-8px 0',
  borderRadius: radius.full,
  color: 'inherit',
})
