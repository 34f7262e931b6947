import { style } from '@vanilla-extract/css'
import { control } from '../field/field.css.ts'

export const textArea = style([
  control,
  { resize: 'vertical', fieldSizing: 'content', minHeight: '96px', maxHeight: '480px' },
])
