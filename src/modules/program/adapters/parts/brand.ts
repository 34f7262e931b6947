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
      appName: optional(40).meta({ description: 'Null: the name that the server was set up with.' }),
      colour: colour.nullable().meta({ description: 'Null: the app’s own.' }),
      typeface: z
        .enum(['soft', 'classic', 'literary', 'modern', 'clear'])
        .meta({ description: 'A pair that ships with the app.' }),
      card: z.enum(['rings', 'lines', 'plain']).meta({ description: 'What is drawn on a member’s card.' }),
      logo: logo.nullable().meta({ description: 'The id that its upload gave.' }),
      logoDark: logo.nullable().meta({ description: 'For dark grounds; null: the same.' }),
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
