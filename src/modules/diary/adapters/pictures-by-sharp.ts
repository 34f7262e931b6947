import type { Sharp } from 'sharp'
import { openImage } from '#platform/images/open-image.ts'
import type { DiaryPorts } from '../ports.ts'
import { TooManyPixels } from '../refusals.ts'

const longestSide = 2048
const thumbnailSide = 720
const mostMegapixels = 24
const limit = { mostMegapixels, tooLarge: () => new TooManyPixels(mostMegapixels) }

/** Converts a photo to both sizes that the diary stores. */
export function picturesBySharp(): DiaryPorts['processImage'] {
  return sent =>
    openImage(sent, limit, async ({ read }) => {
      const picture = await read({ within: longestSide })
      return {
        full: await within(picture.clone(), longestSide, 82),
        thumbnail: await within(picture, thumbnailSide, 76),
      }
    })
}

const within = (picture: Sharp, side: number, quality: number): Promise<Buffer> =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer()
