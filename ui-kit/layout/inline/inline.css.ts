import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { gaps } from '../gap.css.ts'

const filled = style({})
globalStyle(`${filled} > :last-child`, { flex: 1, minWidth: 0 })

export const inline = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    gap: gaps,
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    spread: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    fill: { none: {}, last: filled },
    wrap: { true: { flexWrap: 'wrap' }, false: {} },
  },
  defaultVariants: { gap: 'xs', align: 'center', spread: 'start', fill: 'none', wrap: true },
})
