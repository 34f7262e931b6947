import { style } from '@vanilla-extract/css'
import { space } from '../theme/tokens.css.ts'

export const bar = style({ display: 'flex', alignItems: 'center', gap: space.xs, minHeight: '48px' })

export const words = style({ flex: 1, minWidth: 0 })

export const lead = style({ flexShrink: 0, marginInlineStart: '-10px' })

export const trail = style({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: space.xs })
