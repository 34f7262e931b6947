import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../../foundations/theme/tokens.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '48px',
})

/** As wide as the longest word at least: where the buttons leave less, they go below. */
export const words = style({ flex: '1 1 0', minWidth: 'min-content' })

// What is longer than the screen breaks all the same.
globalStyle(`${words} h1`, { maxWidth: `calc(100vw - 2 * ${space.m})`, overflowWrap: 'break-word' })

export const lead = style({ flexShrink: 0, marginInlineStart: '-10px' })

export const trail = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
})
