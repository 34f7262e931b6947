import { assignVars, globalStyle } from '@vanilla-extract/css'
import './fonts.css.ts'
import { evening, light, shadows } from './palettes.ts'
import { color, fontFamily, fontSize, lineHeight, media, shadow, usualFonts } from './tokens.css.ts'

const inEvening = { ...assignVars(color, evening), ...assignVars(shadow, shadows.evening) }

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    ...assignVars(color, light),
    ...assignVars(shadow, shadows.light),
    ...assignVars(fontFamily, usualFonts),
  },
})

globalStyle(':root:not([data-theme=light])', { '@media': { [media.dark]: { vars: inEvening } } })

globalStyle(':root[data-theme=dark]', { colorScheme: 'dark', vars: inEvening })

globalStyle(':root[data-theme=light]', { colorScheme: 'light' })

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', scrollBehavior: 'smooth' })

globalStyle('html:has(dialog[open])', { overflow: 'hidden' })

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: color.ground,
  color: color.ink,
  fontFamily: fontFamily.text,
  fontSize: fontSize[16],
  lineHeight: lineHeight.text,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
})

globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, fieldset, pre', {
  margin: 0,
  padding: 0,
})

globalStyle('ol, ul', { listStyle: 'none' })

globalStyle('fieldset', { border: 0, minWidth: 0 })

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })

globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })

globalStyle('button:disabled', { cursor: 'not-allowed' })

globalStyle('a', { color: 'inherit', textDecoration: 'none' })

globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' })

globalStyle('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })

globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' })

globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' })

globalStyle('::selection', { background: color.accentSoft, color: color.ink })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      // Zero, not just short: the first frame of a short animation shows its start, which is often blank.
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // `none`, not just short: otherwise every element would animate all changes, including inherited colors.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
