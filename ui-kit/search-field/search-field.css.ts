import { style } from '@vanilla-extract/css'
import { withStart } from '../field/field.css.ts'
import { radius } from '../theme/tokens.css.ts'

export const search = style([
  withStart,
  {
    appearance: 'none',
    borderRadius: radius.full,
    '::-webkit-search-cancel-button': { display: 'none' },
  },
])
