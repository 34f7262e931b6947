import { style } from '@vanilla-extract/css'
import { color, radius } from '#ui-kit/foundations/theme/tokens.css.ts'

export const feed = style({ position: 'relative', width: '100%' })

export const item = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  // What happens in one item is no reason to lay out the others; not `paint`, the focus ring stands outside.
  contain: 'layout style',
  borderRadius: radius.card,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
})
