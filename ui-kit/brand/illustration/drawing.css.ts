import { style } from '@vanilla-extract/css'
import { inEvening } from '../../foundations/theme/in-evening.ts'
import { color } from '../../foundations/theme/tokens.css.ts'

/** What a drawing hangs on. */
export const wall = style(inEvening({ background: color.surfaceSunk }))

/** A drawing in pale colors. In the evening it's dimmed and keeps its hues, by which people know it; a photograph stays as it is. */
export const lit = style(inEvening({ filter: 'brightness(.5) saturate(1.7)' }))
