import { globalStyle, style } from '@vanilla-extract/css'
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

globalStyle('@page', { size: 'letter portrait', margin: '0.5in' } as never)

export const onScreenOnly = style({ '@media': { print: { display: 'none' } } })

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.l,
  width: '100%',
  aspectRatio: '8.5 / 11',
  padding: space.xl,
  borderRadius: radius.card,
  background: color.paper,
  color: color.print,
  textAlign: 'center',
  '@media': {
    print: {
      aspectRatio: 'auto',
      height: '9.2in',
      padding: 0,
      borderRadius: 0,
      breakAfter: 'page',
      breakInside: 'avoid',
    },
  },
  selectors: { '&:last-child': { breakAfter: 'auto' } },
})

export const title = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[48],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.display,
  overflowWrap: 'anywhere',
})

export const picture = style({
  width: 'min(100%, 5in)',
  aspectRatio: '1',
  display: 'grid',
  justifyItems: 'center',
})

export const words = style({ display: 'grid', gap: space.s, fontSize: fontSize[22], maxWidth: '6.5in' })
