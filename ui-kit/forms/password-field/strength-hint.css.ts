import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, duration, radius, space } from '../../foundations/theme/tokens.css.ts'

export const hint = style({ display: 'flex', alignItems: 'center', gap: space.s })

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '4px',
  width: '112px',
  flexShrink: 0,
})

export const bar = recipe({
  base: { height: '4px', borderRadius: radius.full, transition: `background-color ${duration.calm}` },
  variants: {
    tone: {
      off: { background: color.line },
      weak: { background: color.critical },
      fair: { background: color.caution },
      good: { background: color.positive },
    },
  },
})
