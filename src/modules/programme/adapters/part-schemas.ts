import { z } from 'zod'
import { cents, decimal } from '#platform/kernel/money.ts'
import { pointsText } from '#platform/kernel/points.ts'
import type { MenuContents } from '../document.ts'

export const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters, please`)
    .overwrite(words => words.toWellFormed())

/** An empty field of the form is no text at all. */
const optional = (most: number) =>
  text(most)
    .nullable()
    .transform(words => words || null)

const address = (most: number) =>
  text(most)
    .refine(url => url === '' || isHttps(url), 'The link must begin with https://')
    .nullable()
    .transform(url => url || null)

function isHttps(url: string): boolean {
  if (!url.startsWith('https://') || !URL.canParse(url)) return false
  const { username, password } = new URL(url)
  return username === '' && password === ''
}

const points = (most: number) =>
  z
    .int('Please enter a whole number of points')
    .min(0, 'Points can’t be below 0')
    .max(most, `At most ${pointsText(most)}, please`)

/** A list in which each id stands once. */
const listOf = <Item extends z.ZodType<{ readonly id: string }>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most, `At most ${most} of them, please`)
    .refine(
      items => new Set(items.map(({ id }) => id)).size === items.length,
      'Something is in the list twice',
    )

const id = z.uuid().meta({ description: 'Made by whoever adds it; it stays for ever.' })
const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and single dashes, please')

const isArchived = z
  .boolean()
  .meta({ description: 'Put away: it stays for what names it, and can come back.' })

export const PlacesContents = z
  .strictObject({
    places: listOf(
      z.strictObject({
        id,
        name: text(120),
        address: optional(300),
        phone: optional(40),
        openingHours: optional(1_000).meta({ description: 'Lines of text.' }),
        bookingUrl: address(500),
        isArchived,
      }),
      200,
    ),
  })
  .meta({
    id: 'PlacesContents',
    example: {
      places: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01',
          name: 'Mitte',
          address: 'Torstraße 1, 10119 Berlin',
          phone: '+49 30 1234567',
          openingHours: 'Mon–Fri 9–18\nSat 10–14',
          bookingUrl: null,
          isArchived: false,
        },
      ],
    },
  })

const price = z
  .string()
  .trim()
  .regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'Please enter a price such as 650.00')
  .meta({ description: 'Dollars with up to two decimals.', example: '650.00' })

const drawings = ['fillers', 'neurotoxins', 'iv-drips', 'skincare', 'regenerative']

const picture = z
  .string()
  .max(200)
  .refine(
    path => drawings.some(drawing => path === `/pictures/${drawing}.svg`),
    'Please choose one of the pictures',
  )
  .meta({ description: 'One of the app’s own drawings.', example: '/pictures/fillers.svg' })

export const MenuContentsShown = z
  .strictObject({
    categories: listOf(z.strictObject({ id: slug, name: text(60) }), 60),
    services: listOf(
      z.strictObject({
        id,
        name: text(120),
        description: text(600),
        categoryId: slug,
        price,
        durationMinutes: z
          .int()
          .min(1, 'At least a minute, please')
          .max(1_440, 'At most a day, please')
          .nullable(),
        pointsEarned: points(100_000),
        imageUrl: picture,
        isArchived,
      }),
      1_000,
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
          durationMinutes: 45,
          pointsEarned: 65,
          imageUrl: '/pictures/fillers.svg',
          isArchived: false,
        },
      ],
    },
  })

type ShownMenu = z.output<typeof MenuContentsShown>

/** Money is decimal strings at the edge, and integer cents inside. */
export const menuFromShown = ({ categories, services }: ShownMenu): MenuContents => ({
  categories,
  services: services.map(({ price, ...service }) => ({ ...service, priceCents: cents(price) })),
})

export const menuShown = ({ categories, services }: MenuContents): ShownMenu => ({
  categories: [...categories],
  services: services.map(({ priceCents, ...service }) => ({ ...service, price: decimal(priceCents) })),
})

export const icons = [
  'crown',
  'droplet',
  'flower',
  'gem',
  'gift',
  'heart',
  'leaf',
  'sparkles',
  'star',
  'sun',
] as const
export const colors = ['rose', 'amber', 'sage', 'stone', 'bronze', 'silver', 'gold', 'platinum'] as const

export const RewardsContents = z
  .strictObject({
    rewards: listOf(
      z.strictObject({
        id,
        title: text(120),
        description: text(600),
        pointsRequired: points(10_000_000),
        rewardValue: text(120).meta({ description: 'What it is worth, in words.' }),
        icon: z.enum(icons),
        color: z.enum(colors),
        validDays: z
          .int()
          .min(1, 'At least a day, please')
          .max(3_650, 'At most ten years, please')
          .nullable()
          .meta({ description: 'How many days after the claim’s the voucher ends; null: it does not.' }),
        isPaused: z.boolean(),
        isArchived,
      }),
      300,
    ),
  })
  .meta({
    id: 'RewardsContents',
    example: {
      rewards: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
          title: '$25 Credit',
          description: 'Towards any treatment.',
          pointsRequired: 250,
          rewardValue: '$25 credit',
          icon: 'gift',
          color: 'rose',
          validDays: null,
          isPaused: false,
          isArchived: false,
        },
      ],
    },
  })

export const CodesContents = z
  .strictObject({
    codes: listOf(
      z.strictObject({
        id,
        description: text(120),
        pointsValue: points(10_000),
        isRetired: z.boolean().meta({ description: 'No longer counted; one that was photographed ends so.' }),
      }),
      300,
    ),
  })
  .meta({
    id: 'CodesContents',
    example: {
      codes: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
          description: 'Daily Spa Visit',
          pointsValue: 5,
          isRetired: false,
        },
      ],
    },
  })
