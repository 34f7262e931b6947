import { globalFontFace } from '@vanilla-extract/css'
import figtreeFile from './fonts/figtree.woff2?url'
import frauncesFile from './fonts/fraunces.woff2?url'
import { basicLatin, otherLatin } from './fonts/latin.ts'
import otherFigtreeFile from './fonts/other-latin-figtree.woff2?url'
import otherFrauncesFile from './fonts/other-latin-fraunces.woff2?url'
import { fallbacks } from './tokens.css.ts'

face('Fraunces Variable', '300 700', [frauncesFile, otherFrauncesFile])
face('Figtree Variable', '400 700', [figtreeFile, otherFigtreeFile])

/**
 * A font in two files. The browser loads only those with characters that occur on the page, and tries the last one
 * first.
 */
function face(name: string, weights: string, [basic, other]: readonly [string, string]) {
  for (const [file, characters] of [
    [other, otherLatin],
    [basic, basicLatin],
  ] as const)
    globalFontFace(name, {
      fontDisplay: 'swap',
      fontWeight: weights,
      src: `url('${file}') format('woff2')`,
      unicodeRange: characters,
    })
}

// Fallbacks while our fonts load, scaled to the same width so that text doesn't move. iPhones and Windows have Georgia
// and Arial, and Android has Noto Serif and Roboto. Linux has one of the others or no serif font. The scale is the
// width of the demo clinic's text in our font, at heading or body weight, divided by its width in the fallback. Fonts
// are found by full or PostScript name, and Android's have had several.
const notoSans = ['Noto Sans', 'Noto Sans Regular', 'Open Sans', 'Open Sans Regular']
const fraunces = { ascent: 0.978, descent: 0.255 }
fitted(fallbacks.display[0], fraunces, 1.019, ['Georgia', 'Gelasio'])
fitted(fallbacks.display[1], fraunces, 0.96, [
  'Noto Serif',
  'Noto Serif Regular',
  'NotoSerif',
  'NotoSerif-Regular',
])
fitted(fallbacks.display[2], fraunces, 1.115, ['Liberation Serif', 'Tinos', 'Times New Roman'])
fitted(fallbacks.display[3], fraunces, 0.897, ['DejaVu Serif'])
fitted(fallbacks.display[4], fraunces, 1.012, notoSans)

const figtree = { ascent: 0.95, descent: 0.25 }
fitted(fallbacks.text[0], figtree, 1.01, [
  'Arial',
  'Roboto',
  'Roboto Regular',
  'Roboto-Regular',
  'Liberation Sans',
  'Arimo',
])
fitted(fallbacks.text[1], figtree, 0.895, ['DejaVu Sans'])
fitted(fallbacks.text[2], figtree, 0.95, notoSans)

type Height = { readonly ascent: number; readonly descent: number }

function fitted(name: string, { ascent, descent }: Height, size: number, faces: readonly string[]) {
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`
  globalFontFace(name, {
    src: faces.map(face => `local('${face}')`).join(','),
    sizeAdjust: percent(size),
    ascentOverride: percent(ascent / size),
    descentOverride: percent(descent / size),
    lineGapOverride: '0%',
  })
}
