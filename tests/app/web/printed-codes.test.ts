import { create } from 'qrcode'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { grey, readQr } from '../../../src/web/qr/read-qr.ts'

const side = 600
const text = 'VELORA-7KQ2MXW9P4HT'
const texts = [text, 'VELORA-B3NFT8WYQ6ZD', 'VELORA-K9H4RC2VXP7M', 'VELORA-2WQ7DJT5NYGB']

interface Print {
  readonly ink?: string
  readonly paper?: string
  /** How wide a module is on the picture. */
  readonly pixels?: number
  /** The white edge around it, in modules. */
  readonly edge?: number
}

/** A printed code on a darker counter. */
async function printed(
  words: string,
  { ink = '#111111', paper = '#ffffff', pixels = 12, edge = 4 }: Print = {},
) {
  const { modules } = create(words, { errorCorrectionLevel: 'M' })
  const squares: string[] = []
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column))
        squares.push(`<rect x="${column + edge}" y="${row + edge}" width="1.02" height="1.02"/>`)
  const size = modules.size + 2 * edge
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * pixels}" height="${size * pixels}"><rect width="${size}" height="${size}" fill="${paper}"/><g fill="${ink}">${squares.join('')}</g></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

const counter = { r: 142, g: 128, b: 120, alpha: 1 }

/** What the scanner's camera makes of it: in the middle of the frame, a little out of focus and noisy. */
async function seen(picture: Buffer, over?: string): Promise<string | undefined> {
  const layers = [{ input: picture }, ...(over ? [{ input: Buffer.from(over) }] : [])]
  const frame = await sharp({ create: { width: side, height: side, channels: 4, background: counter } })
    .composite(layers)
    .png()
    .toBuffer()
  const { data } = await sharp(frame).blur(0.8).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  for (let at = 0, seed = 7; at < pixels.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    pixels[at] = (pixels[at] ?? 0) + ((seed >>> 24) % 17) - 8
  }
  return readQr(grey(pixels), side)
}

const overlay = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inner}</svg>`

/** A window mirrored in the glass, and the haze of a lamp. */
const reflection = overlay(
  '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity=".05"/></linearGradient></defs>' +
    `<rect width="${side}" height="${side}" fill="url(#g)"/><polygon points="330,0 420,0 250,600 160,600" fill="#fff" fill-opacity=".3"/>`,
)

const turnedBy = (picture: Buffer, degrees: number) =>
  sharp(picture)
    .rotate(degrees, { background: counter })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()

describe('a code as clinics print it', () => {
  it.each([
    ['teal on cream', { ink: '#1F6F78', paper: '#FBF7F2' }],
    ['plum on rose', { ink: '#5B2A4A', paper: '#F3DDE4' }],
    ['gold on white', { ink: '#AB8D00', paper: '#ffffff' }],
    ['grey on white', { ink: '#8A8A8A', paper: '#ffffff' }],
    ['white on teal', { ink: '#ffffff', paper: '#1F6F78' }],
    ['cream on black', { ink: '#FBF7F2', paper: '#17121A' }],
  ] as const)('in the colors of its brand is read: %s', async (_name, print) => {
    for (const words of texts) expect(await seen(await printed(words, print)), words).toBe(words)
  })

  it.each([3, 4, 6])('is read when it is small or far away: %i pixels a module', async pixels => {
    for (const words of texts) expect(await seen(await printed(words, { pixels })), words).toBe(words)
  })

  it('is read with hardly any edge around it', async () => {
    for (const words of texts) expect(await seen(await printed(words, { edge: 2 })), words).toBe(words)
  })

  it.each([-35, -12, 8, 23, 45, 95, 170])('is read when it is turned by %i degrees', async degrees => {
    for (const words of texts)
      expect(await seen(await turnedBy(await printed(words), degrees)), words).toBe(words)
  })

  it.each([
    ['from the side', [1, 0.18, 0, 0.78]],
    ['from below', [0.8, 0, 0.15, 1]],
  ] as const)('is read when the phone is held %s', async (_name, [a, b, c, d]) => {
    for (const words of texts) {
      const leaning = await sharp(await printed(words, { pixels: 10 }))
        .affine([a, b, c, d], { background: counter })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer()
      expect(await seen(leaning), words).toBe(words)
    }
  })

  it('is read behind glass', async () => {
    for (const print of [{}, { ink: '#1F6F78', paper: '#FBF7F2' }])
      for (const words of texts)
        expect(await seen(await printed(words, print), reflection), words).toBe(words)
  })

  it('is not found where a counter is all that there is', async () => {
    expect(
      await seen(
        await turnedBy(
          await sharp({ create: { width: 300, height: 300, channels: 4, background: counter } })
            .png()
            .toBuffer(),
          0,
        ),
        reflection,
      ),
    ).toBeUndefined()
  })
})
