import { globalFontFace } from '@vanilla-extract/css'
import figtree from './fonts/figtree.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'
import { latin } from './fonts/latin.ts'

globalFontFace('Fraunces Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '300 700',
  src: `url('${fraunces}') format('woff2')`,
  unicodeRange: latin,
})

globalFontFace('Figtree Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '400 700',
  src: `url('${figtree}') format('woff2')`,
  unicodeRange: latin,
})

globalFontFace('Fraunces Fallback', {
  src: "local('Georgia')",
  sizeAdjust: '104%',
  ascentOverride: '94%',
  descentOverride: '24.5%',
  lineGapOverride: '0%',
})

globalFontFace('Figtree Fallback', {
  src: "local('Arial')",
  sizeAdjust: '101%',
  ascentOverride: '94%',
  descentOverride: '24.7%',
  lineGapOverride: '0%',
})
