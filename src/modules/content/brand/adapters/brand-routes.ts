import { z } from 'zod'
import { Bytes, everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Brand } from '../brand.ts'
import { type BrandFile, brandFiles, brandPath, logoFiles, mediaTypeOf } from '../brand-files.ts'
import { lookOf } from '../look.ts'
import { BlankLogo, LogoTooLarge, NotALogo, UnknownBrandFile } from '../refusals.ts'
import { typefaceNames, typefacesToChoose } from '../typefaces.ts'

const route = routeOf<Brand>()

const example = '3f2a9c0e5b7d41868a1c2e3f4a5b6c7d'

const Logo = z
  .object({
    id: z.string().meta({ description: 'The ID that refers to the logo in a draft of the brand.' }),
    url: z.string().meta({ description: 'The logo’s public path.' }),
  })
  .meta({ id: 'Logo', example: { id: example, url: brandPath(example, logoFiles.shown) } })

const palette = z.record(z.string(), z.string())

const Look = z
  .object({
    holds: z.boolean().meta({ description: 'Whether the color can be used as the brand color.' }),
    nearest: z.string().meta({ description: 'The color itself, or the closest one that can be used.' }),
    palettes: z.object({ light: palette, evening: palette }),
    pairs: z.array(
      z.object({
        theme: z.enum(['light', 'evening']),
        what: z.string(),
        ink: z.string(),
        ground: z.string(),
        ratio: z.number(),
        least: z.number().meta({ description: 'The minimum contrast for WCAG AA.' }),
      }),
    ),
  })
  .meta({
    id: 'BrandLook',
    example: {
      holds: true,
      nearest: '#1F6F78',
      palettes: { light: { accentFill: '#1F6F78' }, evening: { accentFill: '#21717A' } },
      pairs: [
        {
          theme: 'light',
          what: 'Words on buttons',
          ink: '#FFFFFF',
          ground: '#1F6F78',
          ratio: 5.8,
          least: 4.5,
        },
      ],
    },
  })

const Typeface = z
  .object({
    name: z.enum(typefaceNames),
    display: z.string(),
    text: z.string(),
    faces: z.array(z.object({ family: z.string(), file: z.string() })),
  })
  .meta({
    id: 'Typeface',
    example: {
      name: 'literary',
      display: 'Lora',
      text: 'Mulish',
      faces: [{ family: 'Lora Variable', file: '/fonts/lora-1.woff2' }],
    },
  })

const names = brandFiles.map(name => name.replaceAll('.', '\\.')).join('|')
const fileName = new RegExp(`^(?<id>[\\da-f]{32})-(?<name>${names})$`)

export const brandRoutes = [
  route({
    method: 'get',
    path: '/api/admin/programme/brand/look',
    name: 'readBrandLook',
    summary: 'Preview a brand color.',
    description:
      'Returns the palettes of both themes with their contrast ratios. If a color is too close to the ' +
      'background, the closest usable one is returned, too.',
    access: everyRole,
    query: z.object({
      colour: z
        .string()
        .regex(/^#[\dA-Fa-f]{6}$/, 'Please enter a color like #1F6F78')
        .meta({ example: '#1F6F78' }),
    }),
    answer: Look,
    refusals: [],
    handle: async (_brand, { query }) => {
      const { palettes, pairs, ...said } = lookOf(query.colour)
      return {
        ...said,
        palettes: { light: { ...palettes.light }, evening: { ...palettes.evening } },
        pairs: [...pairs],
      }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/programme/brand/typefaces',
    name: 'listTypefaces',
    summary: 'List the typefaces that come with the app.',
    description:
      'Each is a pair of fonts, one for headings and one for body text, with the files to display them.',
    access: everyRole,
    answer: z.array(Typeface),
    refusals: [],
    handle: async () => typefacesToChoose,
  }),
  route({
    method: 'post',
    path: '/api/admin/programme/brand/logo',
    name: 'uploadLogo',
    summary: 'Upload a logo.',
    description:
      'The request body is the image: PNG, SVG, JPEG or WebP, detected by content, at most 2 MB and 12 ' +
      'megapixels. It is re-encoded without metadata, and empty edges are trimmed; an SVG becomes a ' +
      'bitmap. App icons and the image for emails are made from it.',
    access: ['owner', 'manager'],
    consumes: {
      types: ['image/*', 'application/octet-stream'],
      mostMegabytes: 2,
      prepare: (brand, { bytes }) => brand.processLogo(bytes),
    },
    answer: Logo,
    refusals: [NotALogo, LogoTooLarge, BlankLogo],
    audit: { subject: answer => `logo ${(answer as { readonly id: string }).id}` },
    handle: async (brand, { prepared }) => {
      const id = await brand.addLogo(prepared)
      return { id, url: brandPath(id, logoFiles.shown) }
    },
  }),
  route({
    method: 'get',
    path: '/api/brand/{file}',
    name: 'readBrandFile',
    summary: 'Get a brand file: the style sheet, the logo or an icon.',
    description: 'Public. A file never changes, so any cache may keep it forever.',
    access: 'visitor',
    params: z.object({
      file: z
        .string()
        .regex(fileName)
        .meta({ example: `${example}-${logoFiles.shown}` }),
    }),
    produces: { types: ['text/css', 'image/webp', 'image/png'] },
    sessionless: 'screen',
    refusals: [UnknownBrandFile],
    handle: async (brand, { params }) => {
      const { id = '', name } = fileName.exec(params.file)?.groups ?? {}
      const file = name as BrandFile
      return new Bytes(mediaTypeOf(file), await brand.readBrandFile(id, file), { isImmutable: true })
    },
  }),
]
