import { style } from '@vanilla-extract/css'
import { control } from '../field/field.css.ts'

export const date = style([
  control,
  {
    appearance: 'none',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&::-webkit-date-and-time-value': { textAlign: 'start' } },
  },
])
