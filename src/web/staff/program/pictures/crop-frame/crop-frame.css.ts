import { createVar, style } from '@vanilla-extract/css'
import { color, radius } from '#ui-kit/foundations/theme/tokens.css.ts'

/** The offset from the left or top. */
export const at = createVar()

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  background: color.surfaceSunk,
  overflow: 'hidden',
  userSelect: 'none',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: `${at} ${at}`,
})

const range = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
})

export const across = style([range, { cursor: 'ew-resize', touchAction: 'pan-y' }])
export const upright = style([
  range,
  { writingMode: 'vertical-lr', cursor: 'ns-resize', touchAction: 'none' },
])
