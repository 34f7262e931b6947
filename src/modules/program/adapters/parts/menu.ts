import { z } from 'zod'
import { cents, decimal } from '#platform/kernel/money.ts'
import type { MenuContents } from '../../rules/menu.ts'
import { growingListOf, id, isArchived, isUploaded, listOf, points, price, slug, text } from './fields.ts'
import type { PartAtTheEdge } from './part-at-the-edge.ts'

const drawings = ['fillers', 'neurotoxins', 'iv-drips', 'skincare', 'regenerative']

const picture = z
  .string()
  .max(200)
  .refine(
    path => isUploaded(path) || drawings.some(drawing => path === `/pictures/${drawing}.svg`),
    'Please choose one of the pictures',
  )
  .meta({
    description: 'An uploaded picture, or one of the app’s illustrations.',
    example: '/pictures/fillers.svg',
  })

const MenuContentsShown = z
  .strictObject({
    categories: listOf(z.strictObject({ id: slug, name: text(60) }), 60),
    services: growingListOf(
      z.strictObject({
        id,
        name: text(120),
        description: text(600),
        categoryId: slug,
        price,
        priceKind: z
          .enum(['fixed', 'from', 'range', 'package', 'on-request', 'free'])
          .default('fixed')
          .meta({
            description:
              'What `price` stands for: the full price, a starting price, the low end of a range, the price ' +
              'of a package, or no price.',
          }),
        priceUnit: z
          .enum(['unit', 'syringe', 'vial', 'area', 'session'])
          .nullable()
          .default(null)
          .meta({ description: 'The unit that `price` is for. Null means the whole treatment.' }),
        priceTo: price.nullable().default(null).meta({ description: 'The high end of a range.' }),
        packageSize: z
          .int()
          .min(2, 'Please enter at least 2 sessions')
          .max(100, 'Please enter at most 100 sessions')
          .nullable()
          .default(null)
          .meta({ description: 'The number of sessions in a package.' }),
        durationMinutes: z
          .int()
          .min(1, 'Please enter at least 1 minute')
          .max(1_440, 'Please enter at most 1 day')
          .nullable(),
        pointsEarned: points(100_000),
        imageUrl: picture,
        lastsWeeks: z
          .int()
          .min(1, 'Please enter at least 1 week')
          .max(520, 'Please enter at most 10 years')
          .nullable()
          .default(null)
          .meta({ description: 'About how long the results last.' }),
        aftercare: text(2_000)
          .default('')
          .meta({ description: 'Aftercare advice; may contain line breaks.' }),
        photoAfterDays: z
          .int()
          .min(1, 'Please enter at least 1 day')
          .max(365, 'Please enter at most 1 year')
          .nullable()
          .default(null)
          .meta({ description: 'The number of days until a photo shows the results.' }),
        placeIds: z
          .array(z.uuid())
          .max(200)
          .default([])
          .meta({ description: 'The locations that offer it; empty means all of them.' }),
        isArchived,
      }),
    ),
  })
  .meta({
    id: 'MenuContents',
    example: {
      categories: [{ id: 'fillers', name: 'Fillers' }],
      services: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
          name: 'Lip Filler',
          description: 'Soft volume and definition with hyaluronic acid.',
          categoryId: 'fillers',
          price: '650.00',
          priceKind: 'fixed',
          priceUnit: null,
          priceTo: null,
          packageSize: null,
          durationMinutes: 45,
          pointsEarned: 65,
          imageUrl: '/pictures/fillers.svg',
          lastsWeeks: 26,
          aftercare: 'No sports for a day.',
          photoAfterDays: 14,
          placeIds: [],
          isArchived: false,
        },
      ],
    },
  })

type ShownMenu = z.output<typeof MenuContentsShown>

/** Requests have money as decimal strings; stored contents have integer cents. */
const menuFromShown = ({ categories, services }: ShownMenu): MenuContents => ({
  categories,
  services: services.map(({ price, priceUnit, priceTo, packageSize, ...service }) => {
    const { priceKind } = service
    const hasAmount = priceKind !== 'on-request' && priceKind !== 'free'
    // Clear fields that belong to another kind of price.
    return {
      ...service,
      priceCents: hasAmount ? cents(price) : 0,
      priceUnit: hasAmount && priceKind !== 'package' ? priceUnit : null,
      priceToCents: priceKind === 'range' && priceTo !== null ? cents(priceTo) : null,
      packageSize: priceKind === 'package' ? packageSize : null,
    }
  }),
})

const menuShown = ({ categories, services }: MenuContents): ShownMenu => ({
  categories: [...categories],
  services: services.map(({ priceCents, priceToCents, placeIds, ...service }) => ({
    ...service,
    price: decimal(priceCents),
    priceTo: priceToCents === null ? null : decimal(priceToCents),
    placeIds: [...placeIds],
  })),
})

export const menuAtTheEdge: PartAtTheEdge<'menu', typeof MenuContentsShown> = {
  part: 'menu',
  called: 'Menu',
  schema: MenuContentsShown,
  taken: menuFromShown,
  shown: menuShown,
}
