import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, duration, fontSize, fontWeight, radius, space } from '../../foundations/theme/tokens.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } })

export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    width: '100%',
    minHeight: '64px',
    paddingBlock: space.s,
    textAlign: 'start',
  },
  variants: {
    pressed: {
      true: { transition: `background-color ${duration.quick}`, ':hover': { background: color.surfaceSunk } },
      false: {},
    },
  },
})

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const title = style({ minWidth: 0, fontWeight: fontWeight.medium, lineHeight: 1.4 })

export const head = style({ display: 'flex', alignItems: 'baseline', gap: space.s })

export const note = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  color: color.inkQuiet,
})

// A border, because forced colors remove backgrounds.
export const dot = style({
  display: 'inline-block',
  marginInlineEnd: space.xs,
  border: `4px solid ${color.accent}`,
  borderRadius: radius.full,
  verticalAlign: '.15em',
})

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet, lineHeight: 1.45 })

export const trailing = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.xs,
  fontVariantNumeric: 'tabular-nums',
})

export const arrow = style({
  color: color.inkQuiet,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
})
