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
  .object({ imageUrl: z.string().meta({ description: 'What names it, and where everybody sees it.' }) })
  .meta({ id: 'Picture', example: { imageUrl: example } })

/** The position of the crop from one side, relative to the available space. */
const share = z.coerce.number().min(0).max(1).default(0.5)

const fileName = /^(?<id>[\da-f]{32})-(?<width>400|800|1200)\.(?<format>avif|webp)$/

export const pictureRoutes = [
  route({
    method: 'post',
    path: '/api/admin/programme/pictures',
    name: 'uploadPicture',
    summary: 'Keep a picture for the program: the body is the picture itself.',
    description:
      'JPEG, PNG or WebP (HEIC where the decoder allows), recognised by content, at most 10 MB and 12 megapixels. It is cropped ' +
      'and made anew without metadata, in three sizes and two formats; everybody may see it by its path. It stays once a draft ' +
      'names it; otherwise it is removed after 30 days.',
    access: ['owner', 'manager'],
    query: z.object({
      shape: z
        .enum(shapes)
        .default('wide')
        .meta({ description: 'As wide as a card, a square, or all of it.' }),
      x: share.meta({ description: 'Which part of it: 0 is its left, 1 its right side.' }),
      y: share.meta({ description: 'Which part of it: 0 is its upper, 1 its lower side.' }),
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
    summary: 'A picture of the clinic.',
    description:
      'For everybody, and the same for ever: every cache may keep it. Each is there as `…-400`, `…-800` and `…-1200`, at most so ' +
      'many pixels wide, as `.webp` and as `.avif`.',
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
