/** In pixels: a card on a phone, on a finer screen, and alone on a large one. A smaller picture stays as it is. */
export const widths = [400, 800, 1200] as const
export const formats = ['avif', 'webp'] as const

export type PictureFormat = (typeof formats)[number]

/** Where everybody sees a picture: as what every browser reads, in the middle size. */
export const picturePath = (id: string) => `/api/pictures/${id}-800.webp`

/** Of each picture that these contents name by such a path. */
export function pictureIdsIn(contents: unknown): readonly string[] {
  const found = JSON.stringify(contents).matchAll(/\/api\/pictures\/([\da-f]{32})-/g)
  return [...new Set([...found].map(([, id = '']) => id))]
}
