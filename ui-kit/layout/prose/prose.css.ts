import { globalStyle, style } from '@vanilla-extract/css'
import {
  color,
  fluidSize,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '../../foundations/theme/tokens.css.ts'

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxWidth: '43.5em',
  minWidth: 0,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
})

const heading = {
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.display,
}

globalStyle(`${prose} h1`, { ...heading, fontSize: fluidSize.articleTitle })
globalStyle(`${prose} h2`, { ...heading, fontSize: fontSize[22], marginTop: space.s })
globalStyle(`${prose} :is(h3, h4, h5, h6)`, { ...heading, fontSize: fontSize[18] })
globalStyle(`${prose} :is(ul, ol)`, {
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingInlineStart: '1.4em',
})
globalStyle(`${prose} ul`, { listStyle: 'disc' })
globalStyle(`${prose} ol`, { listStyle: 'decimal' })
globalStyle(`${prose} li::marker`, { color: color.inkQuiet })
globalStyle(`${prose} a`, { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '.2em' })
globalStyle(`${prose} strong`, { fontWeight: fontWeight.strong })
globalStyle(`${prose} small`, { color: color.inkQuiet, fontSize: fontSize[14] })
globalStyle(`${prose} hr`, { width: '100%', border: 0, borderTop: `1px solid ${color.line}` })
globalStyle(`${prose} img`, { maxWidth: '100%', height: 'auto', borderRadius: radius.control })
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${color.lineStrong}`,
  color: color.inkQuiet,
})
globalStyle(`${prose} :is(pre, code)`, { whiteSpace: 'pre-wrap', fontSize: fluidSize.code })
