import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, fontFamily, fontWeight, lineHeight } from '#ui-kit/foundations/theme/tokens.css.ts'

// In millimeters, for card stock with ten per sheet: Avery C32011 on A4, Avery 5371 on Letter.
const papers = {
  a4: { width: 210, height: 297, card: { width: 85, height: 54 } },
  letter: { width: 215.9, height: 279.4, card: { width: 88.9, height: 50.8 } },
} as const

const unit = createVar()

for (const [paper, { width, height }] of Object.entries(papers))
  globalStyle(`@page cards-${paper}`, { size: `${width}mm ${height}mm`, margin: '0' } as never)

export const sheet = styleVariants(papers, ({ width, height }, paper) => ({
  containerType: 'size',
  width: '100%',
  aspectRatio: `${width} / ${height}`,
  overflow: 'hidden',
  background: color.paper,
  color: color.print,
  printColorAdjust: 'exact',
  // One pixel less than the page, because rounding could otherwise start another page.
  '@media': {
    print: {
      width: `${width}mm`,
      height: `calc(${height}mm - 1px)`,
      aspectRatio: 'auto',
      page: `cards-${paper}`,
      breakInside: 'avoid',
    },
  },
}))

export const cards = styleVariants(papers, ({ width, height, card }) => ({
  vars: { [unit]: `calc(100cqw / ${width})` },
  display: 'grid',
  gridTemplateColumns: `repeat(2, calc(${card.width} * ${unit}))`,
  gridAutoRows: `calc(${card.height} * ${unit})`,
  paddingInline: `calc(${(width - 2 * card.width) / 2} * ${unit})`,
  paddingTop: `calc(${(height - 5 * card.height) / 2} * ${unit})`,
  margin: 0,
  listStyle: 'none',
}))

export const card = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: `1fr calc(25 * ${unit})`,
  columnGap: `calc(3 * ${unit})`,
  alignItems: 'center',
  padding: `calc(5 * ${unit})`,
  // Cutting lines, for plain paper.
  outline: `calc(.1 * ${unit}) dashed ${color.print}`,
  overflow: 'hidden',
  fontSize: `calc(2.8 * ${unit})`,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

export const words = style({ display: 'grid', gap: `calc(1.6 * ${unit})` })

const display = { fontFamily: fontFamily.display, lineHeight: lineHeight.display } as const

export const brand = style({
  ...display,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: `calc(3.4 * ${unit})`,
})

export const logo = style({
  display: 'block',
  maxWidth: '100%',
  height: `calc(6 * ${unit})`,
  objectFit: 'contain',
  objectPosition: 'left',
})

export const name = style({
  ...display,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: `calc(5 * ${unit})`,
  fontWeight: fontWeight.title,
})

export const code = style({
  fontSize: `calc(3.2 * ${unit})`,
  fontWeight: fontWeight.strong,
  textWrap: 'balance',
})
