/** The files made from a logo, by name. */
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

/** The public path of a file whose content never changes. */
export const brandPath = (id: string, file: BrandFile) => `/api/brand/${id}-${file}`

export const mediaTypeOf = (file: BrandFile) =>
  file.endsWith('.css') ? 'text/css' : file.endsWith('.webp') ? 'image/webp' : 'image/png'
