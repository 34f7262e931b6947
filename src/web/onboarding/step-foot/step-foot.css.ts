import { globalStyle, style } from '@vanilla-extract/css'
import { barHeight, color, media, safe, space } from '#ui-kit/foundations/theme/tokens.css.ts'

/** Always visible, above the bottom bar and its raised round button. */
export const foot = style({
  position: 'sticky',
  bottom: `calc(${barHeight} + ${safe.bottom})`,
  selectors: {
    // Above the cookie banner, too, but not above the settings that someone opened there.
    ':root[data-asks] &': {
      bottom: `calc(${barHeight} + ${space.xl} + min(var(--cookie-banner, 0px), 200px) + ${safe.bottom})`,
    },
  },
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  marginInline: `-${space.m}`,
  padding: `${space.m} ${space.m} ${space.l}`,
  background: `linear-gradient(transparent, ${color.ground} ${space.m})`,
  '@media': { [media.wide]: { position: 'static', marginInline: 0, padding: 0, background: 'none' } },
})

// The place for a button that isn't there takes no gap.
globalStyle(`${foot} > :empty`, { display: 'none' })
