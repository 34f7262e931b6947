import { keyframes, style } from '@vanilla-extract/css'
import { color, duration, fontSize, layer, radius } from '../../foundations/theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(2px)' } })

export const tip = style({
  zIndex: layer.toast,
  maxWidth: '260px',
  padding: '6px 10px',
  borderRadius: radius.control,
  background: color.ink,
  color: color.ground,
  fontSize: fontSize[14],
  lineHeight: 1.4,
  animation: `${appear} ${duration.quick}`,
})
