import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontWeight, radius, space } from '../../foundations/theme/tokens.css.ts'

export const notice = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s,
    padding: `${space.s} ${space.m}`,
    borderRadius: radius.control,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      info: { background: color.accentSoft, color: color.ink },
      positive: { background: color.positiveSoft, color: color.positive },
      caution: { background: color.cautionSoft, color: color.caution },
      critical: { background: color.criticalSoft, color: color.critical },
      offline: { background: color.surfaceSunk, color: color.ink },
    },
  },
})

export const icon = style({ flexShrink: 0, marginTop: '2px' })

export const words = style({ flex: 1, minWidth: 0 })

export const title = style({ fontWeight: fontWeight.strong })

export const action = style({ paddingTop: space.xs })
