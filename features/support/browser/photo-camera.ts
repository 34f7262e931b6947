import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const width = 640
const height = 480
/** As if the phone was held by hand: the picture fits into the scanner's region, two thirds of the shorter side. */
const side = 300

/** Shows a photo to the browser's camera: a still YUV4MPEG2 video in grayscale, on a white table. */
export async function writePhotoAsCamera(path: string, photo: Buffer): Promise<void> {
  const grey = await sharp(photo)
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .extend({
      top: (height - side) / 2,
      bottom: (height - side) / 2,
      left: (width - side) / 2,
      right: (width - side) / 2,
      background: '#ffffff',
    })
    .greyscale()
    .raw()
    .toBuffer()
  const chroma = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, chroma])
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([header, frame, frame, frame]))
}
