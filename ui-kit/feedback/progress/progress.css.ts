import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  radius,
  space,
} from '../../foundations/theme/tokens.css.ts'

const arrive = keyframes({ from: { transform: 'translateX(-100%)' } })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s,
  paddingBottom: '6px',
  fontSize: fontSize[14],
  lineHeight: 1.4,
})

/** If they don't fit side by side, the value wraps below, so the label isn't squeezed to one word per line. */
export const label = style({ flex: '1 1 9em', fontWeight: fontWeight.medium, minWidth: 0 })

export const value = style({ maxWidth: '100%', fontVariantNumeric: 'tabular-nums' })

export const track = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: radius.full,
    background: color.surfaceSunk,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  },
  variants: {
    size: { s: { height: '6px' }, m: { height: '10px' } },
    look: {
      accent: {},
      positive: {},
      caution: {},
      critical: {},
      inherit: { background: 'color-mix(in srgb, currentColor 22%, transparent)' },
      bronze: {},
      silver: {},
      gold: {},
      platinum: {},
    },
  },
})

const metal = ({ from, to, edge }: (typeof color)['gold']) => ({
  background: `linear-gradient(90deg, ${to}, ${from})`,
  boxShadow: `inset 0 0 0 1px ${edge}`,
})

export const fill = recipe({
  base: {
    height: '100%',
    borderRadius: radius.full,
    transition: `transform ${duration.slow} ${easing}`,
    animation: `${arrive} ${duration.slow} ${easing}`,
  },
  variants: {
    look: {
      accent: { background: color.accentFill },
      positive: { background: color.positive },
      caution: { background: color.caution },
      critical: { background: color.critical },
      inherit: { background: 'currentColor' },
      bronze: metal(color.bronze),
      silver: metal(color.silver),
      gold: metal(color.gold),
      platinum: metal(color.platinum),
    },
  },
})
