import { keyframes, style } from '@vanilla-extract/css'
import { color, easing, fontSize, fontWeight, radius, space } from './theme/tokens.css.ts'

export const page = style({ display: 'grid', gap: space.xl, maxWidth: '68rem', marginInline: 'auto' })

export const rows = style({ display: 'grid', gap: space.s })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: space.m,
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlock: space.xs,
})

export const name = style({ fontWeight: fontWeight.strong })

export const code = style({ fontSize: fontSize[14], color: color.inkQuiet, overflowWrap: 'anywhere' })

export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: space.xxl,
  blockSize: space.xxl,
  borderRadius: radius.control,
  border: `1px solid ${color.lineStrong}`,
})

export const bar = style({ blockSize: space.m, background: color.accentFill })

export const block = style({
  inlineSize: '8rem',
  blockSize: '5rem',
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
})

const across = keyframes({ '0%, 15%': { insetInlineStart: 0 }, '85%, 100%': { insetInlineStart: '100%' } })

export const track = style({
  position: 'relative',
  blockSize: space.l,
  marginInlineEnd: space.l,
  borderBlockEnd: `1px solid ${color.line}`,
})

/** Moves back and forth; the page sets how long one way takes. */
export const runner = style({
  position: 'absolute',
  inlineSize: space.l,
  blockSize: space.l,
  borderRadius: radius.full,
  background: color.accentFill,
  animation: `${across} infinite alternate ${easing}`,
})

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.m,
})

export const icon = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'center',
  textAlign: 'center',
  fontSize: fontSize[14],
  color: color.ink,
})

export const drawing = style({ inlineSize: '8rem', color: color.accent })

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: space.m,
})
