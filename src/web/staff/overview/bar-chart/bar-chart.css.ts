import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontSize, fontWeight, radius, space, touch } from '#ui-kit/foundations/theme/tokens.css.ts'

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  minWidth: 0,
  margin: 0,
})

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s,
  fontWeight: fontWeight.medium,
})

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: space.s })

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: fontSize[14],
  fontWeight: fontWeight.regular,
  color: color.inkQuiet,
})

const fills = {
  first: { background: color.accentFill },
  second: { background: color.lineStrong },
}

export const swatch = recipe({
  base: { width: '12px', height: '12px', borderRadius: '3px' },
  variants: { series: fills },
})

export const frame = style({
  overflowX: 'auto',
  minWidth: 0,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
})

export const drawing = style({ height: '192px', fontVariantNumeric: 'tabular-nums' })

export const bars = style({ width: '100%', height: '100%' })

export const details = style({ minWidth: 0 })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touch,
  fontSize: fontSize[14],
  fontWeight: fontWeight.medium,
  color: color.accent,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
})

/** The drawing's colors. Evaluated here, so that no script contains the theme's names. */
export const look = {
  fills: [color.accentFill, color.lineStrong],
  line: color.line,
  words: { fill: color.inkQuiet, fontSize: 11 },
  cursor: { fill: color.surfaceSunk },
  tip: {
    fontSize: fontSize[14],
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
  },
  tipLine: { color: color.ink },
}
