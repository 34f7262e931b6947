import { style } from '@vanilla-extract/css'
import { control } from '#ui-kit/forms/field/field.css.ts'
import { color, radius, space } from '#ui-kit/foundations/theme/tokens.css.ts'

export const row = style({ display: 'flex', gap: space.xs })

export const swatch = style({
  flexShrink: 0,
  width: '56px',
  height: '48px',
  padding: '4px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: 'pointer',
})

export const hex = style([control, { maxWidth: '160px', textTransform: 'uppercase' }])
