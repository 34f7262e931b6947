import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const width = 640
const height = 480
/** As a hand holds the phone: the picture lies within the scanner's region, two thirds of the shorter side. */
const side = 300

/** Lets the browser's camera see a photograph: a still film in YUV4MPEG2, grey, on a white table. */
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
