import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, radius } from '../../foundations/theme/tokens.css.ts'

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    background: `linear-gradient(135deg, ${color.accentSoft}, ${color.surfaceSunk})`,
    color: color.accent,
    overflow: 'hidden',
  },
  variants: {
    ratio: {
      wide: { aspectRatio: '16 / 9' },
      landscape: { aspectRatio: '4 / 3' },
      square: { aspectRatio: '1' },
      portrait: { aspectRatio: '3 / 4' },
    },
    rounded: { true: { borderRadius: radius.card }, false: {} },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '6%',
})

globalStyle(`${fallback} svg`, { height: '72%', minHeight: 0, maxWidth: '60%' })
