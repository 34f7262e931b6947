import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontSize, fontWeight, radius, space } from '../theme/tokens.css.ts'

export const frame = style({
  overflowX: 'auto',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
})

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: fontSize[14] })

const align = { start: { textAlign: 'start' }, end: { textAlign: 'end' } } as const

export const head = recipe({
  base: {
    padding: `${space.xs} ${space.s}`,
    background: color.surfaceSunk,
    color: color.inkQuiet,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
  },
  variants: { align },
})

export const cell = recipe({
  base: {
    padding: `${space.xs} ${space.s}`,
    borderTop: `1px solid ${color.line}`,
    fontWeight: fontWeight.regular,
    lineHeight: 1.45,
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { align },
})
