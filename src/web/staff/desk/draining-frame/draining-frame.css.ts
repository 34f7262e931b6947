import { createVar, keyframes, style } from '@vanilla-extract/css'
import { metalSurface } from '#ui-kit/brand/metal-card/metal.css.ts'
import { color, media, radius, space } from '#ui-kit/foundations/theme/tokens.css.ts'

export const drainMs = createVar()
const left = createVar({ syntax: '<angle>', inherits: false, initialValue: '360deg' })

const drain = keyframes({ from: { vars: { [left]: '360deg' } }, to: { vars: { [left]: '0deg' } } })

export const frame = style({
  position: 'relative',
  width: '100%',
  padding: space.s,
  borderRadius: radius.card,
  background: color.line,
})

export const metal = style([
  metalSurface.gold,
  {
    position: 'absolute',
    inset: 0,
    borderRadius: radius.card,
    maskImage: `conic-gradient(black ${left}, transparent 0)`,
    animation: `${drain} ${drainMs} linear forwards`,
    '@media': { [media.still]: { animation: 'none' } },
  },
])

export const inside = style({ position: 'relative', borderRadius: radius.control, overflow: 'hidden' })
