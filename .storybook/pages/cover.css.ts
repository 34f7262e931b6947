import { globalStyle, style } from '@vanilla-extract/css'
import {
  color,
  fontFamily,
  fontSize,
  media,
  radius,
  shadow,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

export const cover = style({
  display: 'grid',
  gap: space.l,
  maxWidth: '72rem',
  marginInline: 'auto',
})

export const head = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 22rem' } },
})

export const traits = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
})

export const trait = style({ display: 'grid', gap: space.xs, alignContent: 'start' })

export const sample = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '4.5rem',
  borderRadius: radius.card,
  border: `1px solid ${color.line}`,
  overflow: 'hidden',
})

export const drawn = style([sample, { color: color.accent, background: color.surface }])

export const said = style([
  sample,
  { background: color.surface, fontFamily: fontFamily.display, fontSize: fontSize[18], padding: space.s },
])

export const ways = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
})

export const way = style({
  display: 'grid',
  gap: space.xxs,
  alignContent: 'start',
  padding: space.m,
  borderRadius: radius.card,
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: shadow.soft,
  ':hover': { borderColor: color.accent },
})

globalStyle(`${drawn} svg`, { blockSize: '4rem' })

export const name = style({ color: color.accent, fontFamily: fontFamily.display, fontSize: fontSize[18] })
