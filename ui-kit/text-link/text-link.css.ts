import { recipe } from '@vanilla-extract/recipes'
import { color, fontWeight } from '../theme/tokens.css.ts'

export const textLink = recipe({
  base: {
    display: 'inline',
    position: 'relative',
    color: color.accent,
    fontWeight: fontWeight.medium,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    ':hover': { textDecorationThickness: '2px' },
  },
  variants: {
    alone: {
      true: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
      false: {},
    },
  },
})
