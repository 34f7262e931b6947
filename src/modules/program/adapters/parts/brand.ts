import { z } from 'zod'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { optional } from './fields.ts'
import { asItIs, type PartAtTheEdge } from './part-at-the-edge.ts'

const colour = trimmedText()
  .regex(/^#[\dA-Fa-f]{6}$/, 'Please enter a color like #1F6F78')
  .transform(hex => hex.toUpperCase())

const logo = z.string().regex(/^[\da-f]{32}$/, 'Please upload the logo again')

const BrandContents = z
  .strictObject({
    brand: z.strictObject({
      appName: optional(40).meta({ description: 'Null means the name from the server’s settings.' }),
      colour: colour.nullable().meta({ description: 'Null means the app’s default.' }),
      typeface: z
        .enum(['soft', 'classic', 'literary', 'modern', 'clear'])
        .meta({ description: 'One of the typefaces that come with the app.' }),
      card: z.enum(['rings', 'lines', 'plain']).meta({ description: 'The pattern on the membership card.' }),
      logo: logo.nullable().meta({ description: 'The ID returned by the logo upload.' }),
      logoDark: logo.nullable().meta({ description: 'For dark backgrounds. Null means the same logo.' }),
    }),
  })
  .meta({
    id: 'BrandContents',
    example: {
      brand: {
        appName: 'Aurora Clinic',
        colour: '#1F6F78',
        typeface: 'soft',
        card: 'rings',
        logo: null,
        logoDark: null,
      },
    },
  })

export const brandAtTheEdge: PartAtTheEdge<'brand', typeof BrandContents> = {
  part: 'brand',
  called: 'Brand',
  schema: BrandContents,
  taken: asItIs,
  shown: asItIs,
}
