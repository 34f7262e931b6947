import { style } from '@vanilla-extract/css'
import { control } from '../field/field.css.ts'

export const select = style([
  control,
  { appearance: 'none', paddingInlineEnd: '44px', whiteSpace: 'normal', overflowWrap: 'anywhere' },
])

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '14px',
  top: '15px',
  pointerEvents: 'none',
})
