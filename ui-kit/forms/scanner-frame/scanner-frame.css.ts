import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, duration, easing, radius, scene, space } from '../../foundations/theme/tokens.css.ts'

const seek = keyframes({ '50%': { transform: 'scale(.94)' } })

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'size',
  width: '100%',
  aspectRatio: '4 / 5',
  maxHeight: '64dvh',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.night,
  color: color.onNight,
  overflow: 'hidden',
})

globalStyle(`${frame} video`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const region = style({
  position: 'absolute',
  inset: 0,
  width: 'min(66.667cqw, 66.667cqh)',
  aspectRatio: '1',
  margin: 'auto',
  borderRadius: radius.card,
  boxShadow: `0 0 0 100vmax ${color.veil}`,
})

export const corners = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    transition: `transform ${duration.slow} ${easing}, color ${duration.calm}`,
  },
  variants: {
    state: {
      looking: { animation: `${seek} ${scene.seek} ease-in-out infinite` },
      success: { transform: 'scale(.9)' },
      off: { opacity: 0.4 },
    },
  },
})

const arm = '3px solid currentColor'

export const corner = recipe({
  base: { position: 'absolute', width: '22%', aspectRatio: '1' },
  variants: {
    at: {
      topLeft: { top: 0, left: 0, borderTop: arm, borderLeft: arm, borderTopLeftRadius: radius.card },
      topRight: { top: 0, right: 0, borderTop: arm, borderRight: arm, borderTopRightRadius: radius.card },
      bottomLeft: {
        bottom: 0,
        left: 0,
        borderBottom: arm,
        borderLeft: arm,
        borderBottomLeftRadius: radius.card,
      },
      bottomRight: {
        bottom: 0,
        right: 0,
        borderBottom: arm,
        borderRight: arm,
        borderBottomRightRadius: radius.card,
      },
    },
  },
})

export const check = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  margin: 'auto',
  borderRadius: radius.full,
  background: color.paper,
  color: color.print,
})

export const hint = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: `${space.s} ${space.m} ${space.m}`,
  background: color.veil,
  textAlign: 'center',
})
