import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  duration,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
  touch,
} from '#ui-kit/foundations/theme/tokens.css.ts'

// If the list is taller than the window, it scrolls separately.
export const asList = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      maxHeight: `calc(100dvh - ${space.l} * 2)`,
      paddingBottom: space.l,
      overflowY: 'auto',
      // What is cut off fades, so that it doesn't look like the end.
      maskImage: `linear-gradient(black calc(100% - ${space.l}), transparent)`,
    },
  },
})

export const asPicker = style({ '@media': { [media.wide]: { display: 'none' } } })

export const group = style({
  margin: 0,
  padding: `${space.xs} ${space.s} ${space.xxs}`,
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  color: color.inkQuiet,
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: '1px' })

export const entry = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    width: '100%',
    minHeight: touch,
    padding: `${space.xxs} ${space.s}`,
    borderRadius: radius.control,
    fontSize: fontSize[14],
    lineHeight: 1.3,
    textAlign: 'start',
    transition: `background-color ${duration.quick}`,
    ':hover': { background: color.surfaceSunk },
    '@media': { [media.byMouse]: { minHeight: space.xl } },
  },
  variants: {
    current: {
      true: { background: color.surfaceChosen, color: color.accent, fontWeight: fontWeight.strong },
      false: { color: color.ink },
    },
  },
})

export const label = style({ flex: 1, minWidth: 0 })
