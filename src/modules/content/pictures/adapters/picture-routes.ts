import { z } from 'zod'
import { Bytes, routeOf } from '#platform/http/route/route.ts'
import { BrokenPicture, NotAPicture, UnreadableHeic } from '#platform/images/refusals.ts'
import { shapes } from '../crop.ts'
import { type PictureFormat, picturePath } from '../picture-files.ts'
import type { Pictures } from '../pictures.ts'
import { PicturesUnavailable, PictureTooLarge, UnknownPicture } from '../refusals.ts'

const route = routeOf<Pictures>()

const example = picturePath('3f2a9c0e5b7d41868a1c2e3f4a5b6c7d')

const Picture = z
  .object({
    imageUrl: z.string().meta({ description: 'The picture’s public path, which also identifies it.' }),
  })
  .meta({ id: 'Picture', example: { imageUrl: example } })

/** The position of the crop from one side, relative to the available space. */
const share = z.coerce.number().min(0).max(1).default(0.5)

const fileName = /^(?<id>[\da-f]{32})-(?<width>400|800|1200)\.(?<format>avif|webp)$/

export const pictureRoutes = [
  route({
    method: 'post',
    path: '/api/admin/programme/pictures',
    name: 'uploadPicture',
    summary: 'Upload a picture for the program.',
    description:
      'The request body is the image: JPEG, PNG or WebP (HEIC if the decoder supports it), detected by ' +
      'content, at most 10 MB and 12 megapixels. It is cropped and re-encoded without metadata, in three ' +
      'sizes and two formats. Its path is public. A picture that no draft refers to is deleted after 30 ' +
      'days.',
    access: ['owner', 'manager'],
    query: z.object({
      shape: z
        .enum(shapes)
        .default('wide')
        .meta({ description: 'Crop to the shape of a card, crop to a square, or keep the whole picture.' }),
      x: share.meta({ description: 'The part to keep: 0 is the left edge, 1 the right.' }),
      y: share.meta({ description: 'The part to keep: 0 is the top edge, 1 the bottom.' }),
    }),
    consumes: {
      types: ['image/*', 'application/octet-stream'],
      mostMegabytes: 10,
      prepare: (pictures, { bytes, query }) => pictures.processPicture(bytes, query),
    },
    answer: Picture,
    refusals: [NotAPicture, UnreadableHeic, BrokenPicture, PictureTooLarge, PicturesUnavailable],
    audit: { subject: answer => `picture ${(answer as { readonly imageUrl: string }).imageUrl}` },
    handle: async (pictures, { prepared }) => ({ imageUrl: await pictures.addPicture(prepared) }),
  }),
  route({
    method: 'get',
    path: '/api/pictures/{file}',
    name: 'readPicture',
    summary: 'Get one of the clinic’s pictures.',
    description:
      'Public. A picture never changes, so any cache may keep it forever. Each one exists as `…-400`, ' +
      '`…-800` and `…-1200`, the maximum width in pixels, as `.webp` and `.avif`.',
    access: 'visitor',
    params: z.object({
      file: z
        .string()
        .regex(fileName)
        .meta({ example: example.split('/').at(-1) }),
    }),
    produces: { types: ['image/webp', 'image/avif'] },
    sessionless: 'screen',
    refusals: [UnknownPicture, PicturesUnavailable],
    handle: async (pictures, { params }) => {
      const { id = '', width, format } = fileName.exec(params.file)?.groups ?? {}
      const known = format as PictureFormat
      return new Bytes(`image/${known}`, await pictures.readPicture(id, Number(width), known), {
        isImmutable: true,
      })
    },
  }),
]
