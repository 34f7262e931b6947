import { recipe } from '@vanilla-extract/recipes'
import { gaps } from '../gap.css.ts'

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    gap: gaps,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
    },
  },
  defaultVariants: { gap: 'm', align: 'stretch' },
})
