import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, duration, fontSize, fontWeight, radius, space } from '../../foundations/theme/tokens.css.ts'

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s,
  fontSize: fontSize[14],
})

export const name = style({ fontWeight: fontWeight.strong })

export const count = style({ flexShrink: 0, color: color.inkQuiet, fontVariantNumeric: 'tabular-nums' })

export const bars = style({ display: 'flex', gap: '6px', paddingTop: space.xs })

export const bar = recipe({
  base: {
    flex: 1,
    height: '4px',
    borderRadius: radius.full,
    transition: `background-color ${duration.slow}`,
  },
  variants: { done: { true: { background: color.accentFill }, false: { background: color.line } } },
})
