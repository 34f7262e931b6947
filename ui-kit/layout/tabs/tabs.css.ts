import { style } from '@vanilla-extract/css'
import {
  color,
  duration,
  fontWeight,
  radius,
  shadow,
  space,
  touch,
} from '../../foundations/theme/tokens.css.ts'

export const list = style({
  display: 'flex',
  gap: space.xxs,
  padding: space.xxs,
  borderRadius: radius.full,
  background: color.surfaceSunk,
})

export const tab = style({
  flex: 1,
  minHeight: touch,
  paddingInline: space.m,
  borderRadius: radius.full,
  color: color.inkQuiet,
  fontWeight: fontWeight.strong,
  transition: `background-color ${duration.calm}, color ${duration.calm}`,
  selectors: {
    '&[data-state=active]': { background: color.surfaceChosen, color: color.ink, boxShadow: shadow.soft },
    '&:disabled': { opacity: 0.5 },
    // Applies even while the tab is about to open and isn't a tab stop yet.
    '&[role=tab]:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
})

export const panel = style({ paddingTop: space.l, borderRadius: radius.control })
