import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  safe,
  shadow,
  space,
} from '../../foundations/theme/tokens.css.ts'
import { widestControl } from '../../foundations/widest-control.css.ts'

/**
 * Media query for dialogs that aren't sheets. Importing the tokens instead would add six times as much code to every
 * first visit.
 */
export const notSheet = media.tablet

const rise = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } })
const fade = keyframes({ from: { opacity: 0 } })

export const dialog = recipe({
  base: {
    position: 'fixed',
    // Stays visible even inside content that's hidden until something above it has loaded.
    visibility: 'visible',
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: '100%',
    maxHeight: '92dvh',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    background: color.surfaceRaised,
    color: color.ink,
    boxShadow: shadow.raised,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    '::backdrop': { background: color.scrim, animation: `${fade} ${duration.calm}` },
    selectors: { '&[open]': { animation: `${rise} ${duration.slow} ${easing}` } },
    '@media': {
      [media.tablet]: {
        // Controls inside may use the dialog's full width.
        vars: { [widestControl]: 'none' },
        inset: 0,
        margin: 'auto',
        height: 'fit-content',
        borderRadius: radius.card,
      },
    },
  },
  variants: {
    size: {
      s: { '@media': { [media.tablet]: { maxWidth: '420px' } } },
      m: { '@media': { [media.tablet]: { maxWidth: '560px' } } },
      l: { '@media': { [media.tablet]: { maxWidth: '840px' } } },
    },
  },
})

export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  padding: `${space.l} ${space.m} calc(${space.l} + ${safe.bottom})`,
  '@media': { [media.tablet]: { padding: space.l } },
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  // On phones, dragging here pulls the sheet down instead of scrolling its content.
  touchAction: 'none',
  '@media': { [media.tablet]: { touchAction: 'auto' } },
})

export const words = style({ flex: 1, minWidth: 0, paddingTop: '6px' })

export const title = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize[22],
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.display,
  overflowWrap: 'anywhere',
})

export const description = style({ paddingTop: space.xxs, color: color.inkQuiet })

export const close = style({ flexShrink: 0, marginInlineEnd: '-8px', marginTop: '-4px' })

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.xs,
  '@media': { [media.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
