import { styleVariants } from '@vanilla-extract/css'
import { space } from '../theme/tokens.css.ts'

export const gaps = styleVariants(space, gap => ({ gap }))

export type Gap = keyof typeof space
