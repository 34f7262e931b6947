/**
 * In pixels: for a card on a phone, on a high-density screen, and alone on a large one. Smaller pictures aren't
 * enlarged.
 */
export const widths = [400, 800, 1200] as const
export const formats = ['avif', 'webp'] as const

export type PictureFormat = (typeof formats)[number]

/** A picture's public path, in the middle size and a format that every browser reads. */
export const picturePath = (id: string) => `/api/pictures/${id}-800.webp`

/** The IDs of all pictures that these contents use. */
export function pictureIdsIn(contents: unknown): readonly string[] {
  const found = JSON.stringify(contents).matchAll(/\/api\/pictures\/([\da-f]{32})-/g)
  return [...new Set([...found].map(([, id = '']) => id))]
}
