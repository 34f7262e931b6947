import { availableParallelism } from 'node:os'
import type { Sharp } from 'sharp'
import { UploadsFull } from '#platform/http/refusals.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import { semaphore } from '#platform/kernel/semaphore.ts'
import type { Region } from './image-messages.ts'
import { BrokenPicture, NotAPicture, UnreadableHeic } from './refusals.ts'
import { startImageProcess } from './start-image-process.ts'

/** One per core, but leave one of Node's four worker threads to files and DNS. */
const atOnce = Math.min(3, availableParallelism())
const mostWaiting = 32
const drawingMs = 3_000
/** A large photo takes half a second on an idle machine. */
const bitmapMs = 15_000

type Format = 'jpeg' | 'png' | 'webp' | 'heic' | 'svg'
const bitmaps: readonly Format[] = ['jpeg', 'png', 'webp', 'heic']

type LoadedSharp = Awaited<ReturnType<typeof loadSharp>>

export interface Image {
  /** In pixels, after turning the picture upright. */
  readonly width: number
  readonly height: number
  readonly sharp: LoadedSharp
  /**
   * The pixels, upright, in sRGB and without metadata: all of them or a region, scaled down to at most `within` per
   * side. They're already decoded, so processing time depends only on their number.
   */
  read(wanted: { readonly extract?: Region; readonly within: number }): Promise<Sharp>
}

interface ImageLimit {
  readonly mostMegapixels: number
  readonly tooLarge: () => Refusal
  /** No vector drawings by default. */
  readonly formats?: readonly Format[]
}

/** One limit for everyone's pictures. */
const inTurn = semaphore({
  atOnce,
  waiting: mostWaiting,
  full: () => new UploadsFull(),
})

/**
 * Detects the format from the content, whatever the upload claims, and passes the picture to `use`. It is decoded in a
 * separate process, because a decoder can't be stopped from within. That process is killed if it takes too long, and
 * never runs in a transaction (`consumes.prepare`, D-360). Refuses with `NotAPicture`, `UnreadableHeic`,
 * `BrokenPicture`, `UploadsFull`, and what `tooLarge` returns.
 */
export async function openImage<T>(
  sent: Uint8Array,
  limit: ImageLimit,
  use: (image: Image) => Promise<T>,
): Promise<T> {
  const { formats = bitmaps } = limit
  const format = formatOf(sent)
  if (!format || !formats.includes(format)) throw new NotAPicture()
  return inTurn(() => opened(sent, format, limit, use))
}

async function opened<T>(
  sent: Uint8Array,
  format: Format,
  { mostMegapixels, tooLarge }: ImageLimit,
  use: (image: Image) => Promise<T>,
): Promise<T> {
  const isDrawing = format === 'svg'
  const decoder = await startImageProcess(isDrawing ? drawingMs : bitmapMs)
  if (!decoder) throw new UploadsFull()
  const unreadable = () => (format === 'heic' ? new UnreadableHeic() : new BrokenPicture())
  try {
    const found = await decoder.ask({ kind: 'open', sent, isDrawing, mostPixels: mostMegapixels * 1_000_000 })
    if (found?.kind === 'too-large') throw tooLarge()
    if (found?.kind !== 'size') throw unreadable()
    const sharp = await loadSharp()
    return await use({
      width: found.width,
      height: found.height,
      sharp,
      async read(wanted) {
        const given = await decoder.ask({ kind: 'read', ...wanted })
        if (given?.kind !== 'pixels') throw unreadable()
        const { data, width, height, channels } = given
        return sharp(data, { raw: { width, height, channels } })
      },
    })
  } finally {
    decoder.end()
  }
}

/** Loaded with the first picture: it is the largest package. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}

const isDrawing = (sent: Uint8Array) =>
  /^(?:\ufeff)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(
    Buffer.from(sent.subarray(0, 256)).toString('utf8'),
  )

function formatOf(sent: Uint8Array): Format | undefined {
  const head = Buffer.from(sent.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])$/s.test(head)) return 'heic'
  return isDrawing(sent) ? 'svg' : undefined
}
