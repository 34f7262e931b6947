import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { coming } from '../../feedback/skeleton/skeleton.css.ts'
import { barHeight, media, safe, space } from '../../foundations/theme/tokens.css.ts'
import { widestControl } from '../../foundations/widest-control.css.ts'

const widest = '480px'

const twoColumns = (gridTemplateColumns: string) => ({
  '@media': {
    [media.wide]: {
      maxWidth: '1080px',
      gridTemplateColumns,
      justifyContent: 'space-between',
      columnGap: space.xxl,
      paddingInline: space.xl,
    },
  },
})

export const page = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: space.l,
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    maxWidth: '640px',
    minHeight: '100dvh',
    marginInline: 'auto',
    paddingInline: `max(${space.m}, env(safe-area-inset-left, 0px)) max(${space.m}, env(safe-area-inset-right, 0px))`,
    paddingTop: `calc(${space.m} + ${safe.top})`,
    paddingBottom: `calc(${space.xl} + ${safe.bottom})`,
  },
  variants: {
    bar: {
      true: { paddingBottom: `calc(${barHeight} + ${space.xxl} + ${safe.bottom})` },
      false: {},
    },
    // The last row takes the rest of the right column, so nothing comes between the aside and what is below it.
    below: { true: { '@media': { [media.wide]: { gridTemplateRows: 'auto auto 1fr' } } }, false: {} },
    columns: {
      one: {},
      form: { maxWidth: `calc(${widest} + 2 * ${space.l} + 2 * ${space.m} + 2px)` },
      two: twoColumns('minmax(320px, 380px) minmax(0, 1fr)'),
      beside: twoColumns(`repeat(2, minmax(0, ${widest}))`),
      indexed: {
        '@media': {
          [media.wide]: {
            maxWidth: '1360px',
            vars: { [widestControl]: widest },
            gridTemplateColumns: '272px minmax(0, 1fr)',
            columnGap: space.xl,
            paddingInline: space.xl,
          },
        },
      },
      wide: {
        '@media': {
          [media.wide]: { maxWidth: '1080px', vars: { [widestControl]: widest }, paddingInline: space.xl },
        },
      },
    },
  },
  defaultVariants: { bar: false, columns: 'one' },
})

export const across = style({ gridColumn: '1 / -1', minWidth: 0 })

export const column = style({ display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 })

export const aside = style([
  column,
  {
    '@media': { [media.wide]: { position: 'sticky', top: space.l, alignSelf: 'start' } },
  },
])

export const beside = style([
  column,
  { '@media': { [media.wide]: { gridRow: '2 / span 2', gridColumn: 2 } } },
])

export const under = style([
  column,
  { '@media': { [media.wide]: { gridColumn: 1, gridRow: 3, alignSelf: 'start' } } },
])

// A list's height is unknown until it has loaded. What follows stays hidden until then, so nothing jumps. Dialogs are
// exempt: they don't move anything, and the list may be waiting for the dialog's answer.
globalStyle(`${column} > :is(${coming}, :has(${coming})) ~ :not(dialog)`, { visibility: 'hidden' })

globalStyle(`${column}:has(${coming}) ~ ${column}`, {
  '@media': { [media.narrow]: { visibility: 'hidden' } },
})
globalStyle(`${aside}:has(${coming}) ~ ${under}`, { visibility: 'hidden' })
