import { style } from '@vanilla-extract/css'
import { radius } from '../../foundations/theme/tokens.css.ts'
import { withStart } from '../field/field.css.ts'

export const search = style([
  withStart,
  {
    appearance: 'none',
    borderRadius: radius.full,
    '::-webkit-search-cancel-button': { display: 'none' },
  },
])
