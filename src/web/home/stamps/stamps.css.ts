import { style } from '@vanilla-extract/css'
import { color, fontSize, fontWeight, radius, space } from '#ui-kit/foundations/theme/tokens.css.ts'

export const stamps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xs,
})

export const stamp = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: fontSize[14],
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textAlign: 'center',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: radius.full,
  color: color.inkQuiet,
  selectors: {
    '[data-done] > &': {
      border: `2px solid ${color.accentFill}`,
      background: color.accentFill,
      color: color.accentInk,
      transform: 'rotate(-8deg)',
    },
  },
})

export const words = style({ selectors: { '[data-done] > &': { fontWeight: fontWeight.medium } } })
