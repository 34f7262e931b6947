import { recipe } from '@vanilla-extract/recipes'
import { gaps } from '../gap.css.ts'

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
    wrap: { true: { flexWrap: 'wrap' }, false: {} },
  },
  defaultVariants: { gap: 'xs', align: 'center', spread: 'start', wrap: true },
})
