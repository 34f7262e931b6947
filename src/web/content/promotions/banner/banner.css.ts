import { style } from '@vanilla-extract/css'
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  space,
} from '#ui-kit/foundations/theme/tokens.css.ts'

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '132px',
  aspectRatio: '5 / 2',
  width: '100%',
  padding: space.m,
  background: color.surface,
  color: color.ink,
  overflow: 'hidden',
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const veil = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(75deg, color-mix(in srgb, ${color.surface} 78%, transparent), transparent 62%)`,
})

export const label = style({
  position: 'relative',
  maxWidth: '68%',
  fontFamily: fontFamily.display,
  fontSize: fontSize[28],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.display,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
})
