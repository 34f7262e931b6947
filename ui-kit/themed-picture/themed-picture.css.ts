import { style } from '@vanilla-extract/css'
import { media } from '../theme/tokens.css.ts'

const picture = style({ height: '40px', width: 'auto', maxWidth: 'min(100%, 220px)', objectFit: 'contain' })

const darkByChoice = ':root[data-theme=dark] &'
const darkBySystem = ':root:not([data-theme=light]) &'

export const onLight = style([
  picture,
  {
    selectors: { [darkByChoice]: { display: 'none' } },
    '@media': { [media.dark]: { selectors: { [darkBySystem]: { display: 'none' } } } },
  },
])

export const onDark = style([
  picture,
  {
    display: 'none',
    selectors: { [darkByChoice]: { display: 'block' } },
    '@media': { [media.dark]: { selectors: { [darkBySystem]: { display: 'block' } } } },
  },
])
