import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, fontFamily, fontWeight, lineHeight, radius } from '#ui-kit/foundations/theme/tokens.css.ts'

const sizes = {
  a4: { width: '210mm', height: '297mm' },
  letter: { width: '8.5in', height: '11in' },
  a5: { width: '148mm', height: '210mm' },
  card: { width: '4in', height: '6in' },
} as const

const unit = createVar()

// Each format has its own named page, so that browsers which support that choose the paper size.
for (const [format, { width, height }] of Object.entries(sizes))
  globalStyle(`@page poster-${format}`, { size: `${width} ${height}`, margin: '0' } as never)

const page = style({
  containerType: 'size',
  width: '100%',
  overflow: 'hidden',
  background: color.paper,
  color: color.print,
  printColorAdjust: 'exact',
  '@media': { screen: { borderRadius: radius.control } },
})

export const poster = styleVariants(sizes, ({ width, height }, format) => [
  page,
  {
    aspectRatio: `${Number.parseFloat(width)} / ${Number.parseFloat(height)}`,
    // One pixel less than the page, because rounding could otherwise start another page.
    '@media': {
      print: { width, height: `calc(${height} - 1px)`, aspectRatio: 'auto', page: `poster-${format}` },
    },
  },
])

export const inner = style({
  vars: { [unit]: '1cqw' },
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '100cqh',
  padding: `calc(7 * ${unit}) calc(8 * ${unit})`,
  borderTop: `calc(2.4 * ${unit}) solid ${color.accentFill}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontSize: `calc(3.2 * ${unit})`,
  lineHeight: 1.4,
})

const display = {
  fontFamily: fontFamily.display,
  lineHeight: lineHeight.display,
  textWrap: 'balance',
} as const

export const brand = style({ ...display, fontSize: `calc(5 * ${unit})`, letterSpacing: '-.01em' })

export const logo = style({
  display: 'block',
  maxWidth: `calc(48 * ${unit})`,
  height: `calc(7.5 * ${unit})`,
  objectFit: 'contain',
})

export const title = style({
  ...display,
  fontSize: `calc(9 * ${unit})`,
  fontWeight: fontWeight.title,
  letterSpacing: '-.02em',
})

export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  width: `min(calc(48 * ${unit}), 34cqh)`,
})

export const highlight = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(.6 * ${unit})`,
  width: '100%',
  paddingBlock: `calc(2.6 * ${unit})`,
  borderBlock: `calc(.25 * ${unit}) solid ${color.accentFill}`,
})

export const highlightTitle = style({
  ...display,
  fontSize: `calc(5.4 * ${unit})`,
  fontWeight: fontWeight.title,
})

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(1 * ${unit})`,
  maxWidth: '44ch',
})

export const strong = style({ fontWeight: fontWeight.strong })

// No height of its own: otherwise the body's margin would add an empty page.
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block', height: 0 } } })

globalStyle(`body:has(> ${onPaper}) > :not(${onPaper})`, { '@media': { print: { display: 'none' } } })

globalStyle(`body:has(> ${onPaper})`, { '@media': { print: { background: color.paper } } })
