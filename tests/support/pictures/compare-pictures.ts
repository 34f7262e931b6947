import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * Compares in cells of this many pixels, so that text drawn half a pixel further on another machine still matches. With
 * other hinting and another Chromium build, at most 7 cells differ; a missing checkbox mark makes 12 differ.
 */
const cell = 6
/** How much two cells may differ (0 to 1), and how many cells may. */
const mostApart = 0.2
const differingPerMille = 2
const differingAtLeast = 8

export type Comparison =
  | { readonly isSame: true }
  | { readonly isSame: false; readonly why: string; readonly difference: Buffer }

interface Raw {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Whether two pictures (PNG or WebP) look the same. If not, returns the reason and a PNG with reference, screenshot and
 * difference side by side.
 */
export async function comparePictures(reference: Buffer, picture: Buffer): Promise<Comparison> {
  const [expected, shown] = await Promise.all([inCells(reference), inCells(picture)])
  if (Math.abs(expected.width - shown.width) > 1 || Math.abs(expected.height - shown.height) > 1) {
    const [was, is] = [expected, shown].map(({ width, height }) => `${width * cell} × ${height * cell}`)
    return {
      isSame: false,
      why: `it was about ${was} pixels and is ${is}`,
      difference: await sideBySide(reference, picture),
    }
  }
  const width = Math.min(expected.width, shown.width)
  const height = Math.min(expected.height, shown.height)
  const marks = Buffer.alloc(width * height * 4)
  const [was, is] = [cut(expected, width, height), cut(shown, width, height)]
  const differing = pixelmatch(was, is, marks, width, height, {
    threshold: mostApart,
    includeAA: true,
  })
  const allowed = Math.max(differingAtLeast, Math.floor((width * height * differingPerMille) / 1000))
  if (differing <= allowed) return { isSame: true }
  const marked = await sharp(marks, { raw: { width, height, channels: 4 } })
    .resize(width * cell, height * cell, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return {
    isSame: false,
    why: `${differing} of ${width * height} parts differ, at most ${allowed} may`,
    difference: await sideBySide(reference, picture, marked),
  }
}

async function inCells(picture: Buffer): Promise<Raw> {
  const { width, height } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture)
    .resize(Math.max(1, Math.round(width / cell)), Math.max(1, Math.round(height / cell)), {
      fit: 'fill',
      kernel: 'linear',
      // Otherwise WebP would be scaled down while loading, differently from PNG.
      fastShrinkOnLoad: false,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function cut({ data, width: full }: Raw, width: number, height: number): Buffer {
  if (full === width) return data.subarray(0, width * height * 4)
  const rows = Array.from({ length: height }, (_, y) => data.subarray(y * full * 4, (y * full + width) * 4))
  return Buffer.concat(rows)
}

async function sideBySide(...pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map(picture => sharp(picture).metadata()))
  const gap = 16
  const lefts = sizes.map((_, n) => sizes.slice(0, n).reduce((sum, { width }) => sum + width + gap, 0))
  const last = sizes.at(-1)?.width ?? 0
  return sharp({
    create: {
      width: (lefts.at(-1) ?? 0) + last,
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 3,
      background: '#888888',
    },
  })
    .composite(pictures.map((input, n) => ({ input, left: lefts[n] ?? 0, top: 0 })))
    .png()
    .toBuffer()
}
