import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontFamily, fontSize, space } from '#ui-kit/theme/tokens.css.ts'

export const body = recipe({
  base: { display: 'flex', gap: space.s },
  variants: { layout: { column: { flexDirection: 'column' }, row: { alignItems: 'flex-start' } } },
})

export const glyph = style({ flexShrink: 0, color: color.accent })

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xxs, minWidth: 0 })

export const title = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[18],
  fontWeight: 500,
  lineHeight: 1.25,
})
