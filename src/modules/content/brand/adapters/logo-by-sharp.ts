import { createHash } from 'node:crypto'
import type { OverlayOptions } from 'sharp'
import { type Image, openImage } from '#platform/images/open-image.ts'
import { BrokenPicture, NotAPicture, UnreadableHeic } from '#platform/images/refusals.ts'
import { logoFiles } from '../brand-files.ts'
import type { BrandPorts, LogoFiles } from '../ports.ts'
import { BlankLogo, LogoTooLarge, NotALogo } from '../refusals.ts'

const mostMegapixels = 12
/** The longest side of the working copy, in pixels. */
const drawnSide = 1024
const limit = {
  mostMegapixels,
  tooLarge: () => new LogoTooLarge(mostMegapixels),
  formats: ['png', 'svg', 'jpeg', 'webp'],
} as const

/** Redraws everything from pixels, so an SVG becomes a bitmap without scripts, and uploaded bytes are never served. */
export const logoBySharp: BrandPorts['processLogo'] = sent =>
  openImage(sent, limit, madeOf).catch(error => {
    const isNone = [NotAPicture, BrokenPicture, UnreadableHeic].some(refusal => error instanceof refusal)
    throw isNone ? new NotALogo() : error
  })

export const idOfFiles: BrandPorts['idOf'] = files => {
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(name).update(bytes)
  return hash.digest('hex').slice(0, 32)
}

async function madeOf(image: Image): Promise<LogoFiles> {
  const { sharp } = image
  const { data, info } = await trimmed(image)
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
    // Phones crop maskable icons to their own shape; the middle 80% is safe (W3C, application manifest).
    [logoFiles.maskable, await icon(512, 0.54)],
    [logoFiles.apple, await icon(180, 0.72)],
  ]
}

/** Removes the logo's empty edges. */
async function trimmed({ sharp, read }: Image) {
  const whole = (await read({ within: drawnSide })).ensureAlpha()
  const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true })
  const logo = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const { channels } = await logo().stats()
  if (channels.every(({ min, max }) => min === max) || channels[3]?.max === 0) throw new BlankLogo()
  return logo()
    .trim({ threshold: 8 })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new BlankLogo()
    })
}

const onWhite = (sharp: Image['sharp'], side: number, logo: OverlayOptions) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#FFFFFF' } })
    .composite([logo])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
