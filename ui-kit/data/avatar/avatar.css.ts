import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontFamily, fontSize, radius } from '../../foundations/theme/tokens.css.ts'

const square = (side: string, size: string) => ({ width: side, height: side, fontSize: size })

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    flexShrink: 0,
    placeItems: 'center',
    borderRadius: radius.full,
    background: color.accentSoft,
    color: color.accent,
    fontFamily: fontFamily.display,
    lineHeight: 1,
    overflow: 'hidden',
  },
  variants: {
    size: {
      s: square('32px', fontSize[14]),
      m: square('44px', fontSize[18]),
      l: square('88px', fontSize[36]),
    },
  },
})

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
