import { writeFile } from 'node:fs/promises'
import { create } from 'qrcode'

const width = 640
const height = 480
/** The picture fits into the scanner's region: two thirds of the shorter side. */
const largestSide = 300
const quietZone = 4
const dark = 16
const light = 235

/** Shows a text as a QR code to the browser's fake camera: a still YUV4MPEG2 video in grayscale. */
export async function writeCameraFile(path: string, text: string): Promise<void> {
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  const chroma = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), pictureOf(text), chroma])
  await writeFile(path, Buffer.concat([header, frame, frame, frame]))
}

function pictureOf(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const pixels = Math.floor(largestSide / (modules.size + 2 * quietZone))
  const left = Math.floor((width - modules.size * pixels) / 2)
  const top = Math.floor((height - modules.size * pixels) / 2)
  const picture = Buffer.alloc(width * height, light)
  for (let y = 0; y < modules.size * pixels; y += 1)
    for (let x = 0; x < modules.size * pixels; x += 1)
      if (modules.get(Math.floor(y / pixels), Math.floor(x / pixels)))
        picture[(top + y) * width + left + x] = dark
  return picture
}
