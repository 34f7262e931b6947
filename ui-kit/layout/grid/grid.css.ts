import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../foundations/theme/tokens.css.ts'
import { gaps } from '../gap.css.ts'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    gap: gaps,
    columns: {
      1: columns(1),
      2: columns(2),
      3: columns(3),
      4: columns(4),
      fit: { width: '100%', gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
    },
    columnsWide: {
      1: { '@media': { [media.wide]: columns(1) } },
      2: { '@media': { [media.wide]: columns(2) } },
      3: { '@media': { [media.wide]: columns(3) } },
      4: { '@media': { [media.wide]: columns(4) } },
      fit: { '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap' } } },
    },
  },
  defaultVariants: { gap: 'm', columns: 1 },
})

globalStyle(`${grid.classNames.variants.columnsWide.fit} > *`, { flex: '1 1 17rem' })
