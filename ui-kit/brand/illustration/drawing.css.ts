import { style } from '@vanilla-extract/css'
import { inEvening } from '../../foundations/theme/in-evening.ts'
import { color } from '../../foundations/theme/tokens.css.ts'

/** What a drawing hangs on. */
export const wall = style([
  { isolation: 'isolate' },
  inEvening({ background: `radial-gradient(circle at 72% 28%, ${color.lamp}, ${color.dusk} 85%)` }),
])

/**
 * A drawing in pale colours. In the evening it is lit by the lamp on its wall: what is white takes the light, what is dark
 * stays dark. A photograph stays as it is.
 */
export const lit = style(inEvening({ mixBlendMode: 'multiply' }))
