import { createHash } from 'node:crypto'
import type { OverlayOptions, Sharp } from 'sharp'
import { UploadsFull } from '#platform/http/route/refusals.ts'
import { semaphore } from '#platform/kernel/semaphore.ts'
import { logoFiles } from '../brand-files.ts'
import type { BrandPorts, LogoFiles } from '../ports.ts'
import { BlankLogo, LogoTooLarge, NotALogo } from '../refusals.ts'

const mostMegapixels = 12
const limitInputPixels = mostMegapixels * 1_000_000
const mostSeconds = 10
/** The longest side that a drawing is made with. */
const drawnSide = 1024

const inTurn = semaphore({ atOnce: 1, waiting: 4, full: () => new UploadsFull() })

type LoadedSharp = Awaited<ReturnType<typeof loadSharp>>

/**
 * Makes everything anew from the pixels: a drawing (SVG) becomes a bitmap, whatever script stands in it, and nothing that was
 * sent is ever served as it came.
 */
export const logoBySharp: BrandPorts['processLogo'] = sent => inTurn(() => madeOf(sent))

export const idOfFiles: BrandPorts['idOf'] = files => {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(name).update(bytes)
  return hash.digest('hex').slice(0, 32)
}

async function madeOf(sent: Uint8Array): Promise<LogoFiles> {
  const sharp = await loadSharp()
  const { data, info } = await trimmed(await opened(sharp, sent))
  const logo = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const small = { fit: 'inside', withoutEnlargement: true } as const
  const icon = async (side: number, share: number) => {
    const inner = Math.round(side * share)
    const input = await logo().resize({ width: inner, height: inner, fit: 'inside' }).png().toBuffer()
    return onWhite(sharp, side, { input })
  }
  return [
    [
      logoFiles.shown,
      await logo()
        .resize({ width: 640, height: 240, ...small })
        .webp({ quality: 90, alphaQuality: 100 })
        .toBuffer(),
    ],
    [
      logoFiles.mail,
      await logo()
        .resize({ width: 400, height: 112, ...small })
        .png({ palette: true })
        .toBuffer(),
    ],
    [logoFiles.icon192, await icon(192, 0.76)],
    [logoFiles.icon512, await icon(512, 0.76)],
    // What a phone cuts to a shape of its own keeps the middle (W3C, application manifest: the safe zone is 80 %).
    [logoFiles.maskable, await icon(512, 0.54)],
    [logoFiles.apple, await icon(180, 0.72)],
  ]
}

/** With the first logo: it is the largest of all packages. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}

async function opened(sharp: LoadedSharp, sent: Uint8Array): Promise<Sharp> {
  const isDrawing = isSvg(sent)
  if (!isDrawing && !isBitmap(sent)) throw new NotALogo()
  const found = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!found?.width || !found.height) throw new NotALogo()
  const { width, height } = found
  if (!isDrawing && width * height > limitInputPixels) throw new LogoTooLarge(mostMegapixels)
  const density = isDrawing
    ? Math.min(2400, Math.max(1, (72 * drawnSide) / Math.max(width, height)))
    : undefined
  return sharp(sent, {
    limitInputPixels,
    autoOrient: true,
    failOn: 'error',
    ...(density && { density }),
  }).timeout({
    seconds: mostSeconds,
  })
}

/** Without the empty edges that it came with. */
async function trimmed(picture: Sharp) {
  const whole = await picture
    .ensureAlpha()
    .resize({ width: drawnSide, height: drawnSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => {
      throw new NotALogo()
    })
  const sharp = await loadSharp()
  const { channels } = await sharp(whole).stats()
  if (channels.every(({ min, max }) => min === max) || channels[3]?.max === 0) throw new BlankLogo()
  return sharp(whole)
    .trim({ threshold: 8 })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new BlankLogo()
    })
}

const onWhite = (sharp: LoadedSharp, side: number, logo: OverlayOptions) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#FFFFFF' } })
    .composite([logo])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()

function isBitmap(sent: Uint8Array): boolean {
  const head = Buffer.from(sent.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  )
}

const isSvg = (sent: Uint8Array) =>
  /^(?:\ufeff)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(
    Buffer.from(sent.subarray(0, 256)).toString('utf8'),
  )
