import { recipe } from '@vanilla-extract/recipes'
import { color, radius } from '#ui-kit/foundations/theme/tokens.css.ts'

export const qr = recipe({
  base: {
    width: '100%',
    aspectRatio: '1',
    borderRadius: radius.control,
    background: color.paper,
    color: color.print,
  },
  variants: {
    size: {
      m: { maxWidth: '240px' },
      l: { maxWidth: '300px' },
      full: {},
    },
  },
})
