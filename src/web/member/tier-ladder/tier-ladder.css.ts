import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontSize, fontWeight, radius, space } from '#ui-kit/foundations/theme/tokens.css.ts'

export const ladder = style({ display: 'flex', flexDirection: 'column' })

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  columnGap: space.m,
  paddingBottom: space.l,
  selectors: { '&:last-child': { paddingBottom: 0 } },
})

/** The path to the next step; hidden for steps already reached. */
export const path = recipe({
  base: {
    position: 'absolute',
    insetInlineStart: '17px',
    top: '36px',
    bottom: 0,
    width: '2px',
    borderRadius: radius.full,
  },
  variants: { gone: { true: { background: color.accent }, false: { background: color.line } } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.full,
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: space.xxs, paddingTop: '4px' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
})

export const name = style({ fontSize: fontSize[18], fontWeight: fontWeight.strong, lineHeight: 1.4 })

export const from = style({ fontSize: fontSize[14], color: color.inkQuiet })

export const perks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  paddingTop: space.xxs,
})

export const perk = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: space.xs,
  fontSize: fontSize[14],
  overflowWrap: 'anywhere',
})

export const tick = style({ marginTop: '3px', color: color.accent })

/** All steps in one line, for a card. */
export const line = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' })

export const stop = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: fontSize[12],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      top: '13px',
      insetInlineEnd: 'calc(50% + 18px)',
      width: 'calc(100% - 36px)',
      height: '2px',
      background: color.line,
    },
    '&[data-reached]:not(:first-child)::before': { background: color.accent },
  },
})

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.full,
})

export const here = style({ fontWeight: fontWeight.strong })

export const away = style({ color: color.inkQuiet })
