import { style } from '@vanilla-extract/css'
import { color, fontSize, radius, space } from '../../foundations/theme/tokens.css.ts'

export const timeline = style({ display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 })

export const item = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: space.l,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '5px',
    top: '14px',
    bottom: `calc(-1 * ${space.l} - 8px)`,
    width: '2px',
    background: color.line,
  },
  selectors: { '&:last-child::before': { bottom: 0 } },
})

export const when = style({
  position: 'relative',
  paddingBottom: space.xs,
  color: color.inkQuiet,
  fontSize: fontSize[14],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${space.l})`,
    top: '5px',
    width: '12px',
    height: '12px',
    border: `2px solid ${color.accent}`,
    borderRadius: radius.full,
    background: color.ground,
  },
})
