import { availableParallelism } from 'node:os'
import type { Sharp, SharpOptions } from 'sharp'
import { UploadsFull } from '#platform/http/route/refusals.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import { semaphore } from '#platform/kernel/semaphore.ts'
import { BrokenPicture, NotAPicture, UnreadableHeic } from './refusals.ts'

/** The app sends less; what has more than that leaves a place free for the others. */
const smallMegapixels = 5
/** One a core, and one of Node's four threads for work is left to files and DNS. */
const atOnce = Math.min(3, availableParallelism())
const mostWaiting = 32
const mostSeconds = 20
/** The longest side with which a drawing (SVG) is made a bitmap, about. */
const drawnSide = 1024

type Format = 'jpeg' | 'png' | 'webp' | 'heic' | 'svg'
const bitmaps: readonly Format[] = ['jpeg', 'png', 'webp', 'heic']

type LoadedSharp = Awaited<ReturnType<typeof loadSharp>>

export interface Image {
  /** In pixels, turned upright. */
  readonly width: number
  readonly height: number
  readonly sharp: LoadedSharp
  /** Decodes what was sent, upright. sharp leaves all metadata out and turns colours into sRGB unless told otherwise. */
  read<T>(use: (picture: Sharp) => Promise<T>): Promise<T>
}

interface ImageLimit {
  readonly mostMegapixels: number
  readonly tooLarge: () => Refusal
  /** What is taken; left out: all but drawings. */
  readonly formats?: readonly Format[]
}

/** What all pictures share, whoever sends them. */
const inTurn = semaphore({
  atOnce,
  waiting: mostWaiting,
  heavy: smallMegapixels * 1_000_000,
  full: () => new UploadsFull(),
})

/**
 * Decides by content what was sent, whatever it claims to be, and has something made of it: the smallest first. Refuses with
 * `NotAPicture`, `UnreadableHeic`, `BrokenPicture`, `UploadsFull`, and what `tooLarge` gives.
 */
export async function openImage<T>(
  sent: Uint8Array,
  limit: ImageLimit,
  use: (image: Image) => Promise<T>,
): Promise<T> {
  const { formats = bitmaps } = limit
  const format = formatOf(sent)
  if (!format || !formats.includes(format)) throw new NotAPicture()
  // Whoever asks a drawing for its size has worked out all of it.
  if (format === 'svg') return inTurn(async () => use(await opened(sent, format, limit)), drawnSide ** 2)
  const image = await opened(sent, format, limit)
  return inTurn(() => use(image), image.width * image.height)
}

async function opened(
  sent: Uint8Array,
  format: Format,
  { mostMegapixels, tooLarge }: ImageLimit,
): Promise<Image> {
  const unreadable = () => {
    throw format === 'heic' ? new UnreadableHeic() : new BrokenPicture()
  }
  const sharp = await loadSharp()
  const found = await sharp(sent, { limitInputPixels: false }).metadata().catch(unreadable)
  const { width, height } = found.autoOrient
  if (!width || !height) return unreadable()
  const limitInputPixels = mostMegapixels * 1_000_000
  const density = format === 'svg' ? densityOf(drawnSide / Math.max(width, height)) : undefined
  if (!density && width * height > limitInputPixels) throw tooLarge()
  const options: SharpOptions = { autoOrient: true, failOn: 'error', limitInputPixels }
  if (density) options.density = density
  const read = <R>(run: (picture: Sharp) => Promise<R>) =>
    run(sharp(sent, options).timeout({ seconds: mostSeconds })).catch(unreadable)
  return { width, height, sharp, read }
}

/** 72 is a drawing's own size; what sharp takes is 1 to 100,000. */
const densityOf = (scale: number) => Math.min(2_400, Math.max(1, 72 * scale))

/** With the first picture: it is the largest of all packages. */
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
