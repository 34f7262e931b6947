import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

globalFontFace('Fraunces Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '100 900',
  src: `url('${fraunces}') format('woff2')`,
  unicodeRange: latin,
})

globalFontFace('Figtree Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '300 900',
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
