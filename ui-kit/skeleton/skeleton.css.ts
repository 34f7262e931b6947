import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, radius, scene, space } from '../theme/tokens.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    background: color.surfaceSunk,
    animation: `${breathe} ${scene.breathe} ease-in-out infinite`,
  },
  variants: {
    shape: {
      text: { height: '1em', borderRadius: '6px' },
      title: { height: '28px', borderRadius: '8px' },
      control: { height: '48px', borderRadius: radius.control },
      tile: { height: '96px', borderRadius: radius.card },
      picture: { aspectRatio: '16 / 9', borderRadius: radius.card },
      metal: { height: '216px', borderRadius: radius.card },
      code: { aspectRatio: '1', borderRadius: radius.control },
      circle: { width: '44px', height: '44px', borderRadius: radius.full },
    },
    width: {
      full: { width: '100%' },
      most: { width: '80%' },
      half: { width: '50%' },
      third: { width: '33%' },
    },
  },
  compoundVariants: [
    { variants: { shape: 'circle' }, style: { width: '44px', flexShrink: 0 } },
    { variants: { shape: 'code' }, style: { width: '240px' } },
  ],
})

/** What the page holds back until it has come; it has no look. */
export const coming = style({})

export const group = style({ display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 })

export const row = style({ display: 'flex', alignItems: 'center', gap: space.s, paddingBlock: space.xs })

export const words = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: space.xs })
