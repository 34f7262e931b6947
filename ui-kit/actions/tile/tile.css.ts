import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontSize, fontWeight, media, radius, space } from '../../foundations/theme/tokens.css.ts'

export const body = recipe({
  base: { display: 'flex', gap: space.s, minHeight: '64px', minWidth: 0 },
  variants: {
    layout: {
      row: { alignItems: 'center' },
      column: { flexDirection: 'column', alignItems: 'flex-start', minHeight: '104px' },
      turning: {
        alignItems: 'center',
        '@media': { [media.wide]: { flexDirection: 'column', alignItems: 'flex-start' } },
      },
    },
  },
})

export const medallion = recipe({
  base: {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: radius.full,
  },
  variants: {
    tone: {
      plain: { background: color.accentSoft, color: color.accent },
      accent: { background: color.accentFill, color: color.accentInk },
      quiet: { background: color.surfaceSunk, color: color.inkQuiet },
    },
  },
})

export const words = style({ display: 'block', flex: 1, minWidth: 0 })

export const title = style({ display: 'block', fontWeight: fontWeight.strong, lineHeight: 1.35 })

export const hint = style({
  display: 'block',
  fontSize: fontSize[14],
  color: color.inkQuiet,
  lineHeight: 1.4,
})

export const arrow = recipe({
  base: { flexShrink: 0, color: color.inkQuiet, selectors: { '&:dir(rtl)': { scale: '-1 1' } } },
  variants: { layout: { row: {}, turning: { '@media': { [media.wide]: { display: 'none' } } } } },
})
