import { style } from '@vanilla-extract/css'

export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  // Or the page would scroll by a pixel where it's the last element.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
