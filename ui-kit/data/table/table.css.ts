import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontSize, fontWeight, radius, space } from '../../foundations/theme/tokens.css.ts'

export const frame = style({
  overflowX: 'auto',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
})

export const table = recipe({
  base: { width: '100%', borderCollapse: 'collapse', fontSize: fontSize[14] },
  variants: { stacks: { true: {}, false: {} } },
})

const stacked = table.classNames.variants.stacks.true
const onPhone = 'screen and (max-width: 599px)'
const onlyRead = { position: 'absolute', clipPath: 'inset(50%)' } as const

globalStyle(`${stacked} thead`, { '@media': { [onPhone]: onlyRead } })
globalStyle(`${stacked} tr`, {
  '@media': {
    [onPhone]: { display: 'block', padding: `${space.xs} 0`, borderTop: `1px solid ${color.line}` },
  },
})
globalStyle(`${stacked} [data-title]`, {
  '@media': {
    [onPhone]: {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr)',
      gap: space.xs,
      // Links in cells are buttons, as wide as their text.
      justifyItems: 'start',
      padding: `2px ${space.s}`,
      border: 'none',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
  },
})
globalStyle(`${stacked} [data-title]:empty`, { '@media': { [onPhone]: { display: 'none' } } })
globalStyle(`${stacked} [data-title]::before`, {
  '@media': { [onPhone]: { content: 'attr(data-title)', color: color.inkQuiet } },
})

/** Four columns of figures fit a phone. */
const narrow = { '@media': { [onPhone]: { paddingInline: space.xs } } }

const align = { start: { textAlign: 'start' }, end: { textAlign: 'end' } } as const

export const head = recipe({
  base: {
    padding: `${space.xs} ${space.s}`,
    background: color.surfaceSunk,
    color: color.inkQuiet,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    ...narrow,
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
    ...narrow,
  },
  variants: { align },
})
