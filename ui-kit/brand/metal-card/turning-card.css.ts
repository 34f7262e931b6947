import { style } from '@vanilla-extract/css'
import { color, layer, space } from '../../foundations/theme/tokens.css.ts'

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.toast,
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  margin: 0,
  padding: space.l,
  border: 0,
  background: color.scrim,
  overflow: 'hidden',
  perspective: '1200px',
  pointerEvents: 'none',
  selectors: { '&:popover-open': { display: 'grid', placeItems: 'center' } },
})

/** Both faces are in the same place, back to back. */
export const card = style({
  display: 'grid',
  width: '100%',
  maxWidth: '400px',
  transformStyle: 'preserve-3d',
  selectors: { '&[data-turned]': { transform: 'rotateY(180deg)' } },
})

export const face = style({ display: 'grid', gridArea: '1 / 1', backfaceVisibility: 'hidden' })

export const back = style([face, { transform: 'rotateY(180deg)' }])
