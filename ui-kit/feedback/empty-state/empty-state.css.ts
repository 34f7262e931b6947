import { style } from '@vanilla-extract/css'
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  space,
} from '../../foundations/theme/tokens.css.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  padding: `${space.xl} ${space.m}`,
  textAlign: 'center',
})

export const drawing = style({ width: '120px', height: '96px', color: color.accent })

export const title = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[22],
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.display,
  textWrap: 'balance',
})

// In em: a ch would change with the typeface, and what is centered would move once ours has loaded.
export const hint = style({ maxWidth: '25.6em', color: color.inkQuiet, textWrap: 'pretty' })

export const action = style({ paddingTop: space.s })
