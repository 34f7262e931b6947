import { createHash } from 'node:crypto'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { DiaryPorts, Pictures } from '../ports.ts'
import { BrokenPicture, NotAPicture, TooManyPixels, UnreadableHeic } from '../refusals.ts'

const longestSide = 2048
const thumbnailSide = 720
const mostMegapixels = 50
/** A decoded picture may take 200 MB: two at a time, the others wait. */
const atOnce = 2
const mostSeconds = 20

type Format = 'jpeg' | 'png' | 'webp' | 'heic'

export const digestOf: DiaryPorts['digestOf'] = sent => createHash('sha256').update(sent).digest('base64url')

/** Decides by content what was sent, whatever it claims to be, and makes it anew. */
export function picturesBySharp(): DiaryPorts['develop'] {
  const inTurn = turns(atOnce)
  return async sent => {
    const format = formatOf(sent)
    if (!format) throw new NotAPicture()
    return inTurn(() => develop(sent, format))
  }
}

async function develop(sent: Uint8Array, format: Format): Promise<Pictures> {
  const failure = format === 'heic' ? UnreadableHeic : BrokenPicture
  const unreadable = () => {
    throw new failure()
  }
  const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata().catch(unreadable)
  if (width * height > mostMegapixels * 1_000_000) throw new TooManyPixels(mostMegapixels)

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

function turns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
