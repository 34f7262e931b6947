import { style } from '@vanilla-extract/css'
import {
  color,
  duration,
  fontSize,
  fontWeight,
  radius,
  space,
  touch,
} from '../../foundations/theme/tokens.css.ts'

export const row = style({
  display: 'flex',
  gap: space.xs,
  marginInline: `calc(-1 * ${space.m})`,
  padding: `4px ${space.m}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: space.m,
  '::-webkit-scrollbar': { display: 'none' },
})

export const chip = style({
  flexShrink: 0,
  minHeight: touch,
  paddingInline: '18px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.ink,
  fontSize: fontSize[14],
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  transition: `background-color ${duration.quick}, color ${duration.quick}`,
  selectors: {
    '&:hover': { background: color.surfaceSunk },
    '&[aria-pressed=true]': {
      background: color.ink,
      borderColor: color.ink,
      color: color.ground,
      fontWeight: fontWeight.strong,
    },
  },
})
