import { recipe } from '@vanilla-extract/recipes'
import { metalSurface } from '../../brand/metal-card/metal.css.ts'
import { color, fontSize, fontWeight, radius } from '../../foundations/theme/tokens.css.ts'

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    maxWidth: '100%',
    minHeight: '24px',
    padding: '2px 10px',
    borderRadius: radius.full,
    fontSize: fontSize[12],
    fontWeight: fontWeight.strong,
    lineHeight: 1.35,
    letterSpacing: '.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    look: {
      neutral: { background: color.surfaceSunk, color: color.ink },
      accent: { background: color.accentSoft, color: color.accent },
      strong: { background: color.accentFill, color: color.accentInk },
      positive: { background: color.positiveSoft, color: color.positive },
      caution: { background: color.cautionSoft, color: color.caution },
      critical: { background: color.criticalSoft, color: color.critical },
      ...metalSurface,
    },
  },
})
