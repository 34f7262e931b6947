import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { coming } from '../../feedback/skeleton/skeleton.css.ts'
import { space } from '../../foundations/theme/tokens.css.ts'

/** Depends on its own width, not the window's, because it may be next to an index. */
export const frame = style({ containerType: 'inline-size', minWidth: 0 })

const enough = '(min-width: 720px)'

const parts = style({
  display: 'grid',
  gap: space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})

export const split = recipe({
  base: parts,
  variants: {
    at: {
      start: { '@container': { [enough]: { gridTemplateColumns: 'minmax(260px, 320px) minmax(0, 1fr)' } } },
      end: { '@container': { [enough]: { gridTemplateColumns: 'minmax(0, 1fr) 288px' } } },
      beside: {
        gap: space.l,
        '@container': {
          [enough]: { gridTemplateColumns: 'minmax(0, 480px) minmax(280px, 1fr)' },
        },
      },
    },
  },
})

export const aside = recipe({
  base: { minWidth: 0 },
  variants: {
    at: {
      start: {},
      end: { '@container': { [enough]: { position: 'sticky', top: space.m } } },
      beside: {},
    },
    narrow: {
      stack: {},
      hide: { display: 'none', '@container': { [enough]: { display: 'block' } } },
    },
  },
})

// As on a Page, what follows something that's still loading stays hidden, so nothing jumps.
globalStyle(`${parts} > * > * > :is(${coming}, :has(${coming})) ~ :not(dialog)`, { visibility: 'hidden' })

globalStyle(`${parts} > :has(${coming}) ~ *`, {
  visibility: 'hidden',
  '@container': { [enough]: { visibility: 'inherit' } },
})
