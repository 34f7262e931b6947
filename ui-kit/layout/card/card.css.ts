import { recipe } from '@vanilla-extract/recipes'
import { color, duration, easing, radius, shadow, space } from '../../foundations/theme/tokens.css.ts'

export const card = recipe({
  base: {
    display: 'block',
    position: 'relative',
    width: '100%',
    minWidth: 0,
    background: color.surface,
    color: color.ink,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    boxShadow: shadow.soft,
    textAlign: 'start',
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      s: { padding: space.s },
      m: { padding: space.m },
      l: { padding: space.l },
    },
    tone: {
      plain: {},
      accent: { background: color.accentSoft, borderColor: 'transparent', boxShadow: 'none' },
      quiet: { background: color.surfaceSunk, borderColor: 'transparent', boxShadow: 'none' },
    },
    align: { start: {}, center: { alignContent: 'center' } },
    pressed: {
      true: {
        transition: `transform ${duration.calm} ${easing}, box-shadow ${duration.calm} ${easing}`,
        ':hover': { boxShadow: shadow.raised },
        ':active': { transform: 'scale(.985)' },
      },
      false: {},
    },
  },
  defaultVariants: { padding: 'm', tone: 'plain', pressed: false },
})

export const body = recipe({
  base: { display: 'block' },
  variants: {
    padding: { none: {}, s: { padding: space.s }, m: { padding: space.m }, l: { padding: space.l } },
  },
  defaultVariants: { padding: 'm' },
})
