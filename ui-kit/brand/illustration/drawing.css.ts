import { style } from '@vanilla-extract/css'
import { inEvening } from '../../foundations/theme/in-evening.ts'
import { color } from '../../foundations/theme/tokens.css.ts'

/** The background behind a drawing. */
export const wall = style(inEvening({ background: color.surfaceSunk }))

/** Dims pale drawings in the evening theme but keeps their recognizable hues. Photos stay the same. */
export const lit = style(inEvening({ filter: 'brightness(.5) saturate(1.7)' }))
