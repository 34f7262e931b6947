import { style } from '@vanilla-extract/css'
import { layer } from '../../foundations/theme/tokens.css.ts'

export const sky = style({
  position: 'fixed',
  zIndex: layer.toast,
  inset: 0,
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'none',
})
