import { availableParallelism } from 'node:os'
import type { Sharp, SharpOptions } from 'sharp'
import { UploadsFull } from '#platform/http/route/refusals.ts'
import { semaphore } from '#platform/kernel/semaphore.ts'
import type { DiaryPorts, Pictures } from '../ports.ts'
import { BrokenPicture, NotAPicture, TooManyPixels, UnreadableHeic } from '../refusals.ts'

const longestSide = 2048
const thumbnailSide = 720
const mostMegapixels = 24
/** The app sends less; what has more than that leaves a place free for the others. */
const smallMegapixels = 5
/** One a core, and one of Node's four threads for work is left to files and DNS. */
const atOnce = Math.min(3, availableParallelism())
const mostWaiting = 32
const mostSeconds = 20

type Format = 'jpeg' | 'png' | 'webp' | 'heic'

/** Decides by content what was sent, whatever it claims to be, and makes it anew: the smallest first. */
export function picturesBySharp(): DiaryPorts['processImage'] {
  const inTurn = semaphore({
    atOnce,
    waiting: mostWaiting,
    heavy: smallMegapixels * 1_000_000,
    full: () => new UploadsFull(),
  })
  return async sent => {
    const format = formatOf(sent)
    if (!format) throw new NotAPicture()
    const unreadable = () => {
      throw format === 'heic' ? new UnreadableHeic() : new BrokenPicture()
    }
    const sharp = await loadSharp()
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata().catch(unreadable)
    const pixels = width * height
    if (pixels > mostMegapixels * 1_000_000) throw new TooManyPixels(mostMegapixels)
    return inTurn(() => processImage(sharp, sent, unreadable), pixels)
  }
}

/** With the first picture: it is the largest of all packages. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}

async function processImage(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  sent: Uint8Array,
  unreadable: () => never,
): Promise<Pictures> {
  const options: SharpOptions = {
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: mostMegapixels * 1_000_000,
  }
  const full = await within(sharp(sent, options), longestSide, 82).catch(unreadable)
  return { full, thumbnail: await within(sharp(full), thumbnailSide, 76) }
}

/** sharp leaves all metadata out and turns colours into sRGB unless told otherwise. */
const within = (picture: Sharp, side: number, quality: number): Promise<Buffer> =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .timeout({ seconds: mostSeconds })
    .toBuffer()

function formatOf(sent: Uint8Array): Format | undefined {
  const head = Buffer.from(sent.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])$/s.test(head)) return 'heic'
  return undefined
}
