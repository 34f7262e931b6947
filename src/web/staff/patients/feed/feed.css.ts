import { style } from '@vanilla-extract/css'
import { color, radius } from '#ui-kit/foundations/theme/tokens.css.ts'

export const feed = style({ position: 'relative', width: '100%' })

export const item = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  // A change in one item doesn't lay out the others again. Not `paint`, because the focus ring is outside.
  contain: 'layout style',
  borderRadius: radius.card,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
})
