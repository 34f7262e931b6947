import { style } from '@vanilla-extract/css'
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

export const screen = style({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '340px',
  flexDirection: 'column',
  gap: space.l,
  marginInline: 'auto',
  padding: `${space.l} ${space.s} ${space.xl}`,
  borderRadius: '32px',
  background: `radial-gradient(120% 70% at 20% 0%, color-mix(in srgb, ${color.accentFill} 45%, ${color.night}), ${color.night} 70%)`,
  color: color.onNight,
})

export const clock = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[48],
  fontWeight: fontWeight.clock,
  lineHeight: lineHeight.display,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.s,
  borderRadius: radius.card,
  background: color.veil,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.onNight} 14%, transparent)`,
})

export const head = style({ display: 'flex', alignItems: 'center', gap: space.xs, fontSize: fontSize[12] })

export const mark = style({
  display: 'grid',
  width: '22px',
  height: '22px',
  placeItems: 'center',
  borderRadius: '6px',
  background: color.accentFill,
  color: color.accentInk,
  fontFamily: fontFamily.display,
  fontSize: fontSize[14],
})

export const when = style({ marginInlineStart: 'auto' })

export const title = style({
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
})

export const message = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
})

export const picture = style({
  width: '100%',
  maxHeight: '140px',
  borderRadius: radius.control,
  objectFit: 'cover',
})
