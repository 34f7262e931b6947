import { globalStyle, style } from '@vanilla-extract/css'
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.soft,
  overflow: 'hidden',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wider]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const row = style({
  display: 'flex',
  height: '100%',
  // A hairline above each row; the first one is hidden under the list's edge.
  boxShadow: `0 -1px 0 ${color.line}`,
})

export const details = style({ flex: 1, minWidth: 0 })

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  padding: `${space.xs} ${space.s}`,
  cursor: 'pointer',
  listStyle: 'none',
  ':focus-visible': { outlineOffset: '-3px', borderRadius: radius.card },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${details}[open] > &`]: { flexWrap: 'wrap', paddingBottom: 0 },
  },
})

export const picture = style({
  flexShrink: 0,
  width: '60px',
  borderRadius: radius.control,
  overflow: 'hidden',
  '@media': { [media.wide]: { width: '72px' } },
})

/** Large in an open row. */
export const opens = style({ selectors: { [`${details}[open] &`]: { width: '100%', maxHeight: '180px' } } })

// Many rows share one drawing, so each shows a different part of it.
globalStyle(`${row}:nth-child(3n + 2) ${picture} img[src$='.svg']`, {
  transform: 'scale(1.9) translate(-13%, -8%)',
})
globalStyle(`${row}:nth-child(3n) ${picture} img[src$='.svg']`, {
  transform: 'scale(-1.5, 1.5) translate(-9%, 7%)',
})

export const words = style({ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' })

export const hint = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.inkQuiet,
  fontSize: fontSize[14],
  lineHeight: 1.4,
  selectors: { [`${details}[open] &`]: { WebkitLineClamp: 'none' } },
})

export const more = style({
  display: 'none',
  selectors: { [`${details}[open] &`]: { display: 'block' } },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
})

export const arrow = style({
  flexShrink: 0,
  alignSelf: 'center',
  color: color.inkQuiet,
  transition: `transform ${duration.calm} ${easing}`,
  selectors: { [`${details}[open] &`]: { alignSelf: 'flex-start', transform: 'rotate(180deg)' } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, padding: space.s })
