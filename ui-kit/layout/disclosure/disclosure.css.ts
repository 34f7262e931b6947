import { style } from '@vanilla-extract/css'
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  radius,
  space,
  touch,
} from '../../foundations/theme/tokens.css.ts'

export const details = style({ minWidth: 0 })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: touch,
  borderRadius: radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const title = style({ fontWeight: fontWeight.strong, fontSize: fontSize[16] })

export const hint = style({
  flex: 1,
  minWidth: 0,
  fontSize: fontSize[14],
  color: color.inkQuiet,
  textAlign: 'end',
})

export const arrow = style({
  flexShrink: 0,
  color: color.inkQuiet,
  transition: `transform ${duration.calm} ${easing}`,
  selectors: { [`${details}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
})

export const content = style({ paddingTop: space.s })
