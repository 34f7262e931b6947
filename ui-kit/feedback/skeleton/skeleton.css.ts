import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, radius, scene, space } from '../../foundations/theme/tokens.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: radius.control,
    background: color.surfaceSunk,
    animation: `${breathe} ${scene.breathe} ease-in-out infinite`,
  },
  variants: {
    shape: {
      text: { height: '1em' },
      title: { height: '28px' },
      control: { height: '48px' },
      tile: { height: '96px', borderRadius: radius.card },
      picture: { aspectRatio: '16 / 9', borderRadius: radius.card },
      metal: { height: '216px', borderRadius: radius.card },
      code: { maxWidth: '240px', aspectRatio: '1' },
      // Fixed to 44px, so the `width` variant doesn't apply.
      circle: { minWidth: '44px', maxWidth: '44px', height: '44px', borderRadius: radius.full },
    },
    width: {
      full: { width: '100%' },
      most: { width: '80%' },
      half: { width: '50%' },
    },
  },
})

/** Marks content that's still loading, so Page can hide what follows it. Has no style of its own. */
export const coming = style({})

export const group = style({ display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 })

/** As high as a ListRow. */
export const row = style({ display: 'flex', alignItems: 'center', gap: space.s, minHeight: '64px' })

export const words = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: space.xs })
