import { recipe } from '@vanilla-extract/recipes'
import { reserved } from '#ui-kit/foundations/theme/tokens.css.ts'

export const reserve = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    room: { form: { minHeight: reserved.form } },
    centred: { true: { placeItems: 'center' }, false: {} },
  },
})
