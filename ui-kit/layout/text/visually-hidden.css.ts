import { style } from '@vanilla-extract/css'

export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  // Without this, the page scrolls by a pixel when this is the last element.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
