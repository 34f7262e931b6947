import { recipe } from '@vanilla-extract/recipes'
import { fontFamily, fontSize, fontWeight, lineHeight } from '../../foundations/theme/tokens.css.ts'

export const heading = recipe({
  base: {
    fontFamily: fontFamily.display,
    lineHeight: lineHeight.display,
    fontWeight: fontWeight.title,
    letterSpacing: '-.012em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      16: { fontSize: fontSize[16] },
      18: { fontSize: fontSize[18] },
      22: { fontSize: fontSize[22] },
      28: { fontSize: fontSize[28] },
      36: { fontSize: fontSize[36] },
      48: { fontSize: fontSize[48], letterSpacing: '-.02em' },
    },
    align: { start: {}, center: { textAlign: 'center' } },
  },
})
