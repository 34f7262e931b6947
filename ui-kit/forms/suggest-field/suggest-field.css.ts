import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { color, fontSize, radius, shadow, space, touch } from '../../foundations/theme/tokens.css.ts'

export const framed = style({ position: 'relative', display: 'block' })

export const list = recipe({
  base: {
    maxHeight: '320px',
    overflowY: 'auto',
    padding: space.xxs,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.control,
    background: color.surfaceRaised,
  },
  variants: {
    stays: {
      true: { marginTop: space.xs, maxHeight: 'min(420px, 60dvh)' },
      false: {
        position: 'absolute',
        zIndex: 20,
        insetInline: 0,
        top: 'calc(100% + 4px)',
        boxShadow: shadow.raised,
      },
    },
  },
})

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: touch,
  padding: `${space.xxs} ${space.xs}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-selected=true]': { background: color.surfaceChosen },
    '&:hover': { background: color.surfaceSunk },
  },
})

export const hint = style({ fontSize: fontSize[14], color: color.inkQuiet })
