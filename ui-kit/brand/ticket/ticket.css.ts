import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '../../foundations/theme/tokens.css.ts'

const notch = '11px'
const half = (side: 'left' | 'right') =>
  `radial-gradient(circle ${notch} at ${side} calc(100% - var(--stub)), transparent 97%, black) ${side} / 51% 100% no-repeat`

export const shade = style({
  width: '100%',
  filter: `drop-shadow(0 1px 1px ${color.line}) drop-shadow(0 8px 14px ${color.line})`,
})

export const ticket = style({
  vars: { '--stub': '112px' },
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.card,
  background: color.surface,
  mask: `${half('left')}, ${half('right')}`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const body = recipe({
  base: { display: 'flex', flex: 1, flexDirection: 'column', gap: space.s, padding: space.m },
  variants: { spent: { true: { color: color.inkQuiet }, false: {} } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s,
})

// A long title gets its own line, because the badge would leave it only a letter's width.
export const title = style({
  flex: '1 1 9rem',
  minWidth: 0,
  fontFamily: fontFamily.display,
  fontSize: fontSize[22],
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.display,
})

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet })

export const picture = style({ display: 'grid', justifyItems: 'center', paddingBlock: space.xs })

export const stub = style({
  display: 'flex',
  boxSizing: 'border-box',
  height: 'var(--stub)',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  marginInline: '18px',
  borderTop: `2px dashed ${color.line}`,
  textAlign: 'center',
})

export const codeLabel = style({ fontSize: fontSize[12], color: color.inkQuiet })

export const code = recipe({
  base: {
    fontSize: fontSize[28],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.display,
    letterSpacing: '.12em',
    fontVariantNumeric: 'tabular-nums slashed-zero',
    userSelect: 'all',
  },
  variants: { spent: { true: { color: color.inkQuiet, textDecoration: 'line-through' }, false: {} } },
})
