import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  radius,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

const notch = '8px'
const stub = '92px'
const half = (side: 'top' | 'bottom') =>
  `radial-gradient(circle ${notch} at calc(100% - ${stub}) ${side}, transparent 97%, black) ${side} / 100% 51% no-repeat`

export const shade = style({
  width: '100%',
  filter: `drop-shadow(0 0 1px ${color.lineStrong}) drop-shadow(0 6px 10px ${color.line})`,
})

export const strip = recipe({
  base: {
    display: 'flex',
    alignItems: 'stretch',
    width: '100%',
    minHeight: '84px',
    borderRadius: radius.card,
    background: color.surface,
    color: color.ink,
    mask: `${half('top')}, ${half('bottom')}`,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  variants: {
    pressed: {
      true: {
        transition: `background-color ${duration.calm} ${easing}`,
        ':hover': { background: color.surfaceSunk },
        ':focus-visible': { outlineOffset: '-4px' },
      },
      false: {},
    },
    spent: { true: { color: color.inkQuiet }, false: {} },
  },
})

export const body = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.s,
  minWidth: 0,
  padding: `${space.s} ${space.m}`,
})

export const words = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: '2px', minWidth: 0 })

export const title = style({ fontWeight: fontWeight.strong, lineHeight: 1.3 })

// Without balance, a date can break before its year.
export const hint = style({
  fontSize: fontSize[14],
  color: color.inkQuiet,
  lineHeight: 1.4,
  textWrap: 'balance',
})

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  width: stub,
  flexShrink: 0,
  marginBlock: space.s,
  borderInlineStart: `2px dashed ${color.lineStrong}`,
  color: color.accent,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
})

export const spentCode = style({ color: color.inkQuiet, textDecoration: 'line-through' })
