import { recipe } from '@vanilla-extract/recipes'
import { color, radius } from '../../foundations/theme/tokens.css.ts'
import { metalSurface } from '../metal-card/metal.css.ts'

export const emblem = recipe({
  base: {
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: radius.full,
  },
  variants: {
    tint: {
      accent: { background: color.accentSoft, color: color.accent },
      positive: { background: color.positiveSoft, color: color.positive },
      caution: { background: color.cautionSoft, color: color.caution },
      neutral: { background: color.surfaceSunk, color: color.inkQuiet },
      ...metalSurface,
    },
  },
})
