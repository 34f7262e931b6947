/** The characters in our fonts, in CSS syntax. Others use the phone's own font. */
export const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** The characters for English, prices and our own text. Most visitors load only this file of a font. */
export const basicLatin = 'U+20-7E,U+A0,U+A3,U+B0,U+B7,U+D7,U+2013-201D,U+2026,U+20AC,U+2212'

/** The range with the remaining characters, and some that the fonts don't have. */
export const otherLatin = 'U+80-2DC,U+2000-2215'
