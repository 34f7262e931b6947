import { createHash } from 'node:crypto'
import { openImage } from '#platform/images/open-image.ts'
import { cropOf } from '../crop.ts'
import { formats, widths } from '../picture-files.ts'
import type { PictureFile, PicturesPorts } from '../ports.ts'
import { PictureTooLarge } from '../refusals.ts'

const mostMegapixels = 12
const largest = Math.max(...widths)
const limit = { mostMegapixels, tooLarge: () => new PictureTooLarge(mostMegapixels) }

/** Decodes once and makes every size and format from the pixels. */
export const processBySharp: PicturesPorts['process'] = (sent, crop) =>
  openImage(sent, limit, async ({ width, height, read }) => {
    const picture = await read({ extract: cropOf({ width, height }, crop), within: largest })
    const files: PictureFile[] = []
    for (const side of widths) {
      const scaled = picture.clone().resize({ width: side, withoutEnlargement: true })
      for (const format of formats) {
        const made =
          format === 'avif'
            ? scaled.clone().avif({ quality: 52, effort: 3, chromaSubsampling: '4:2:0' })
            : scaled.clone().webp({ quality: 78, effort: 4 })
        files.push({ width: side, format, bytes: await made.toBuffer() })
      }
    }
    return { id: idOf(files), files }
  })

function idOf(files: readonly PictureFile[]): string {
  const hash = createHash('sha256')
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest('hex').slice(0, 32)
}
