import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

export interface HostilePicture {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Everything that a stranger might send as a picture. `listener` is an address that nothing here may ever call. */
export async function hostilePictures(listener: string): Promise<readonly HostilePicture[]> {
  const whole = await someJpeg()
  const animated = await someAnimation()
  return [
    { name: 'svg: <use> ten by ten, ten levels deep', bytes: nestedUses(10) },
    { name: 'svg: <pattern> in <pattern>, twelve levels', bytes: nestedPatterns() },
    { name: 'svg: filters of 60 blurs', bytes: svg(blurs) },
    { name: 'svg: turbulence of 64 octaves', bytes: svg(turbulence) },
    { name: 'svg: billion laughs', bytes: billionLaughs() },
    { name: 'svg: an entity from a file', bytes: fromFile() },
    { name: 'svg: pictures, styles and includes from elsewhere', bytes: svg(fromElsewhere(listener)) },
    {
      name: 'svg: scripts',
      bytes: svg('<script>while(1);</script><rect width="9" height="9" onload="a()"/>'),
    },
    { name: 'svg: 20,000 groups deep', bytes: svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)) },
    {
      name: 'svg: a million units wide',
      bytes: Buffer.from(svgOf('width="1000000" height="1000000"', '<rect width="9" height="9"/>')),
    },
    { name: 'svg: a picture of 20,000 × 20,000 inside', bytes: svg(inside(png(20_000, 20_000))) },
    { name: 'svg: compressed', bytes: gzipSync(nestedUses(10)) },
    { name: 'png: 12,000,000 × 1', bytes: png(12_000_000, 1) },
    { name: 'png: 1 × 12,000,000', bytes: png(1, 12_000_000) },
    {
      name: 'png: 1 × 12,000,000, all of it',
      bytes: png(1, 12_000_000, deflateSync(Buffer.alloc(24_000_000))),
    },
    {
      name: 'png: 16,384 × 1,464, all of it',
      bytes: png(16_384, 1_464, deflateSync(Buffer.alloc(16_385 * 1_464))),
    },
    { name: 'png: 2,147,483,647 × 2,147,483,647', bytes: png(0x7fffffff, 0x7fffffff) },
    { name: 'png: 0 × 0', bytes: png(0, 0) },
    { name: 'png: 200 MB in its first row', bytes: png(100, 100, deflateSync(Buffer.alloc(200_000_000))) },
    { name: 'png: 100 MB of text in 100 kB', bytes: png(9, 9, deflateSync(Buffer.alloc(90)), [hugeText()]) },
    { name: 'png: truncated', bytes: (await sharp(whole).png().toBuffer()).subarray(0, 300) },
    { name: 'jpeg: 65,535 × 65,535', bytes: withJpegSize(whole, 65_535, 65_535) },
    { name: 'jpeg: 1 × 65,535', bytes: withJpegSize(whole, 1, 65_535) },
    { name: 'jpeg: truncated', bytes: whole.subarray(0, whole.length / 2) },
    { name: 'jpeg: 300 scans of 4,000 × 3,000', bytes: await manyScans() },
    {
      name: 'jpeg: with a page and a script behind it',
      bytes: Buffer.concat([whole, Buffer.from('<html><script>alert(1)</script>')]),
    },
    {
      name: 'jpeg: a ZIP file behind it',
      bytes: Buffer.concat([whole, Buffer.from('PK\x03\x04'), Buffer.alloc(40)]),
    },
    {
      name: 'jpeg: an SVG behind its head',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), nestedUses(10)]),
    },
    { name: 'webp: 16,384 × 16,384', bytes: webp(16_384, 16_384) },
    { name: 'webp: truncated', bytes: (await sharp(whole).webp().toBuffer()).subarray(0, 60) },
    { name: 'webp: 200 frames', bytes: animated.webp },
    { name: 'gif: 200 frames', bytes: animated.gif },
    {
      name: 'gif: 65,535 × 65,535',
      bytes: Buffer.from('GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1'),
    },
    { name: 'heic: boxes within boxes', bytes: heicBoxes() },
    { name: 'heic: a box longer than the file', bytes: heic(Buffer.from('ffffffff6d657461', 'hex')) },
    { name: 'avif: truncated', bytes: (await sharp(whole).avif({ effort: 0 }).toBuffer()).subarray(0, 400) },
    {
      name: 'a PDF',
      bytes: Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
    },
    { name: 'a page', bytes: Buffer.from('<html><script>alert(1)</script></html>') },
    {
      name: 'a script of ImageMagick',
      bytes: Buffer.from('push graphic-context\nfill \'url(https://127.0.0.1/"|ls "-la)\''),
    },
    { name: 'one byte', bytes: Buffer.from([0xff]) },
    { name: 'two million zeros', bytes: Buffer.alloc(2_000_000) },
  ]
}

const svgOf = (attributes: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const svg = (inner: string) => Buffer.from(svgOf('width="100" height="100"', inner))

/** Three kilobytes that draw 10 ^ `levels` rectangles. */
export function nestedUses(levels: number): Buffer {
  const uses = (level: number) => `<use xlink:href="#l${level}"/>`.repeat(10)
  const groups = Array.from({ length: levels }, (_, n) => `<g id="l${n + 1}">${uses(n)}</g>`)
  return svg(`<defs><rect id="l0" width="9" height="9"/>${groups.join('')}</defs>${uses(levels)}`)
}

function nestedPatterns(): Buffer {
  const patterns = Array.from(
    { length: 12 },
    (_, n) =>
      `<pattern id="p${n + 1}" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="url(#p${n})"/></pattern>`,
  )
  return svg(
    `<defs><pattern id="p0" width="1" height="1"/>${patterns.join('')}</defs><rect width="99" height="99" fill="url(#p12)"/>`,
  )
}

const blurs = `<filter id="f" width="9000%" height="9000%">${'<feGaussianBlur stdDeviation="99"/>'.repeat(60)}</filter><rect width="99" height="99" filter="url(#f)"/>`
const turbulence =
  '<filter id="f" width="9000%" height="9000%"><feTurbulence baseFrequency="9" numOctaves="64"/></filter><rect width="99" height="99" filter="url(#f)"/>'

function billionLaughs(): Buffer {
  const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`)
  return Buffer.from(
    `<!DOCTYPE svg [<!ENTITY e0 "laugh">${entities.join('')}]>${svgOf('width="9" height="9"', '<text>&e12;</text>')}`,
  )
}

const fromFile = () =>
  Buffer.from(
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svgOf('width="9" height="9"', '<text>&x;</text>')}`,
  )

const fromElsewhere = (listener: string) =>
  `<image xlink:href="${listener}/image.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/>` +
  `<style>@import url("${listener}/style.css");@font-face{font-family:x;src:url(${listener}/font)}rect{fill:url(${listener}/fill)}</style>` +
  `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${listener}/included" parse="text"/>` +
  `<use xlink:href="${listener}/other.svg#a"/><feImage href="${listener}/filter.png"/><rect width="9" height="9"/>`

const inside = (picture: Buffer) =>
  `<image width="99" height="99" xlink:href="data:image/png;base64,${picture.toString('base64')}"/>`

function png(
  width: number,
  height: number,
  data: Buffer = Buffer.alloc(0),
  others: readonly Buffer[] = [],
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const chunks = [chunk('IHDR', head), ...others, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length)
  whole.writeUInt32BE(data.length, 0)
  whole.write(type, 4, 'latin1')
  data.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length)
  return whole
}

const hugeText = () =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000_000))]))

const someJpeg = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#1F6F78' } })
    .jpeg()
    .toBuffer()

async function someAnimation() {
  const [width, height, frames] = [64, 64, 200]
  const pixels = Buffer.alloc(width * height * frames * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 31) % 251
  const all = () =>
    sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
  return { webp: await all().webp({ effort: 0 }).toBuffer(), gif: await all().gif({ effort: 1 }).toBuffer() }
}

/** The same picture with another size in its head. */
function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, at + 5)
  changed.writeUInt16BE(width, at + 7)
  return changed
}

/** Each scan goes over all pixels again, and costs its sender 50 bytes. */
async function manyScans(): Promise<Buffer> {
  const create = { width: 4_000, height: 3_000, channels: 3 as const, background: '#777' }
  const jpeg = await sharp({ create }).jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 300 }, () => scan), jpeg.subarray(-2)])
}

/** A head that says so much, and no picture. */
function webp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(22, 4)
  bytes.write('WEBPVP8X', 8)
  bytes.writeUInt32LE(10, 16)
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

const heic = (boxes: Buffer) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'), boxes])

function heicBoxes(): Buffer {
  let boxes = Buffer.alloc(0)
  for (let depth = 0; depth < 2_000; depth++) {
    const head = Buffer.alloc(12)
    head.writeUInt32BE(boxes.length + 12, 0)
    head.write('meta', 4, 'latin1')
    boxes = Buffer.concat([head, boxes])
  }
  return heic(boxes)
}
