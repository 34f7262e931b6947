import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '../../foundations/theme/tokens.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '48px',
})

/** At least as wide as the longest word. If the buttons leave less space, they wrap below. */
export const words = style({ flex: '1 1 0', minWidth: 'min-content' })

// Words longer than the screen still break.
globalStyle(`${words} h1`, { maxWidth: `calc(100vw - 2 * ${space.m})`, overflowWrap: 'break-word' })

export const lead = style({ flexShrink: 0, marginInlineStart: '-10px' })

export const trail = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
})

// On a phone, a toast comes below the title: it often says the same.
globalStyle(`:root:has(${bar})`, {
  '@media': { [media.narrow]: { vars: { '--above-toasts': '88px' } } },
})
