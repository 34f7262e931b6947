import { style } from '@vanilla-extract/css'
import { color } from '../../foundations/theme/tokens.css.ts'

export const divider = style({ width: '100%', height: '1px', margin: 0, border: 0, background: color.line })
