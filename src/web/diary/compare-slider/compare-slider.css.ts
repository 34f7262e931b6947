import { createVar, style } from '@vanilla-extract/css'
import { color, fontSize, fontWeight, radius, shadow, space } from '#ui-kit/foundations/theme/tokens.css.ts'

/** How much of the first picture is visible, from the left. */
export const at = createVar()

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  aspectRatio: '4 / 5',
  maxHeight: '76dvh',
  borderRadius: radius.card,
  background: color.surfaceSunk,
  overflow: 'hidden',
  userSelect: 'none',
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const first = style([picture, { clipPath: `inset(0 calc(100% - ${at}) 0 0)` }])

const words = style({
  position: 'absolute',
  top: space.s,
  maxWidth: '46%',
  padding: `${space.xxs} ${space.s}`,
  borderRadius: radius.control,
  background: color.veil,
  color: color.onNight,
  fontSize: fontSize[14],
  fontWeight: fontWeight.medium,
  // A date without room wraps to the next line.
  textWrap: 'balance',
  pointerEvents: 'none',
})

export const firstWords = style([words, { left: space.s }])
export const secondWords = style([words, { right: space.s }])

export const range = style({
  position: 'absolute',
  zIndex: 2,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'ew-resize',
  // A vertical swipe scrolls the page.
  touchAction: 'pan-y',
})

export const line = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  bottom: 0,
  left: at,
  width: '2px',
  marginLeft: '-1px',
  background: color.paper,
  boxShadow: shadow.raised,
  pointerEvents: 'none',
})

export const grip = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.full,
  background: color.paper,
  color: color.print,
  boxShadow: shadow.raised,
  transform: 'translate(-50%, -50%)',
  selectors: {
    [`${range}:focus-visible ~ ${line} &`]: {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
})
