import { recipe } from '@vanilla-extract/recipes'
import { color, fontFamily, fontSize, fontWeight, lineHeight } from '../../foundations/theme/tokens.css.ts'

export const text = recipe({
  base: { fontFamily: fontFamily.text, lineHeight: lineHeight.text, overflowWrap: 'anywhere' },
  variants: {
    size: {
      12: { fontSize: fontSize[12] },
      14: { fontSize: fontSize[14] },
      16: { fontSize: fontSize[16] },
      18: { fontSize: fontSize[18] },
      22: { fontSize: fontSize[22] },
    },
    tone: {
      inherit: {},
      ink: { color: color.ink },
      quiet: { color: color.inkQuiet },
      accent: { color: color.accent },
      positive: { color: color.positive },
      caution: { color: color.caution },
      critical: { color: color.critical },
    },
    weight: {
      regular: { fontWeight: fontWeight.regular },
      medium: { fontWeight: fontWeight.medium },
      strong: { fontWeight: fontWeight.strong },
    },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    lines: {
      natural: {},
      keep: { whiteSpace: 'pre-line' },
      one: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
      two: { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
      three: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    },
    figures: { true: { fontVariantNumeric: 'tabular-nums' }, false: {} },
    overline: {
      true: { textTransform: 'uppercase', letterSpacing: '.08em', fontWeight: fontWeight.strong },
      false: {},
    },
  },
})
