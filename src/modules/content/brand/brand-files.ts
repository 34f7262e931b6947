/** What is made of a logo, by the name of the file. */
export const logoFiles = {
  shown: 'logo.webp',
  mail: 'mail.png',
  icon192: 'icon-192.png',
  icon512: 'icon-512.png',
  maskable: 'maskable-512.png',
  apple: 'apple-180.png',
} as const

export const paletteFile = 'palette.css'

export const brandFiles = [...Object.values(logoFiles), paletteFile] as const

export type BrandFile = (typeof brandFiles)[number]

/** Where everybody gets it: the same bytes for ever. */
export const brandPath = (id: string, file: BrandFile) => `/api/brand/${id}-${file}`

export const mediaTypeOf = (file: BrandFile) =>
  file.endsWith('.css') ? 'text/css' : file.endsWith('.webp') ? 'image/webp' : 'image/png'
