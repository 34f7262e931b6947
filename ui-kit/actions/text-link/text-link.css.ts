import { recipe } from '@vanilla-extract/recipes'
import { color, fontSize, fontWeight, space, touch } from '../../foundations/theme/tokens.css.ts'

export const textLink = recipe({
  base: {
    display: 'inline',
    position: 'relative',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    ':hover': { textDecorationThickness: '2px' },
  },
  variants: {
    tone: {
      accent: { color: color.accent, fontWeight: fontWeight.medium },
      quiet: { color: color.inkQuiet, fontSize: fontSize[14], ':hover': { color: color.ink } },
    },
    alone: {
      // Long ones wrap the way the text around them does; a button would center them.
      true: { display: 'inline-flex', alignItems: 'center', minHeight: touch, textAlign: 'inherit' },
      false: {},
    },
  },
  compoundVariants: [{ variants: { tone: 'quiet', alone: true }, style: { paddingInline: space.m } }],
})
