import { recipe } from '@vanilla-extract/recipes'
import { media, space } from '#ui-kit/foundations/theme/tokens.css.ts'

export const duo = recipe({
  base: {
    display: 'grid',
    gap: space.l,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: space.xxl },
    },
  },
  variants: {
    align: {
      center: { '@media': { [media.wide]: { alignItems: 'center' } } },
      stretch: {},
    },
  },
})
