import { styleVariants } from '@vanilla-extract/css'
import { space } from '../foundations/theme/tokens.css.ts'

export const gaps: Readonly<Record<Gap, string>> = styleVariants(space, gap => ({ gap }))

export type Gap = 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl'
