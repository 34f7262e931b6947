import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { decimal } from '#platform/kernel/money.ts'
import type { Clinic as ClinicSettings, KeptService, Place } from '../catalogue.ts'
import type { Menu } from '../menu.ts'

const route = routeOf<Menu>()

const Service = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    price: z.string().meta({
      description: 'Dollars with two decimals; 0.00 if the service is free or its price is on request.',
    }),
    priceKind: z.enum(['fixed', 'from', 'range', 'package', 'on-request', 'free']).meta({
      description:
        'What `price` stands for: the full price, a starting price, the low end of a range, the price of a ' +
        'package, or no price.',
    }),
    priceUnit: z
      .enum(['unit', 'syringe', 'vial', 'area', 'session'])
      .optional()
      .meta({ description: 'The unit that `price` is for. If omitted, it’s for the whole treatment.' }),
    priceTo: z.string().optional().meta({ description: 'The high end of a range.' }),
    packageSize: z.int().optional().meta({ description: 'The number of sessions in a package.' }),
    category: z.string(),
    pointsEarned: z.int(),
    durationMinutes: z.int().nullish(),
    imageUrl: z.string(),
    lastsWeeks: z.int().optional().meta({ description: 'About how long the results last.' }),
    onlyAt: z.array(z.string()).optional().meta({
      description: 'The names of the locations that offer the service. If omitted, all of them do.',
    }),
  })
  .meta({
    id: 'Service',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
      name: 'Lip Filler',
      description: 'Soft volume and definition with hyaluronic acid.',
      price: '650.00',
      priceKind: 'fixed',
      category: 'fillers',
      pointsEarned: 65,
      durationMinutes: 45,
      imageUrl: '/pictures/fillers.svg',
    },
  })

const Location = z
  .object({
    id: z.uuid(),
    name: z.string(),
    address: z.string().optional(),
    phone: z.string().optional(),
    openingHours: z.string().optional().meta({ description: 'May contain line breaks.' }),
    bookingUrl: z.string().optional().meta({ description: 'The location’s own booking page.' }),
    timeZone: z
      .string()
      .optional()
      .meta({ description: 'The time zone of the location’s opening hours. If omitted, it’s the clinic’s.' }),
  })
  .meta({ id: 'Location', example: { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', name: 'Main Street' } })

const account = z.object({ email: z.string(), password: z.string() })

const byTheme = z.object({ light: z.string(), dark: z.string() })

const Clinic = z
  .object({
    clinicName: z.string(),
    brand: z
      .object({
        card: z
          .enum(['rings', 'lines', 'plain'])
          .meta({ description: 'The pattern on the membership card.' }),
        stylesheet: z.string().nullable(),
        fonts: z
          .array(z.string())
          .readonly()
          .meta({ description: 'Fonts to load in addition to the app’s own.' }),
        logo: byTheme.nullable().meta({ description: 'One logo per theme.' }),
        icons: z
          .object({ small: z.string(), large: z.string(), maskable: z.string(), apple: z.string() })
          .nullable(),
        grounds: byTheme.meta({ description: 'The background color of the page, as #RRGGBB.' }),
      })
      .meta({ description: 'The clinic’s branding. Null means the app’s default.' }),
    timeZone: z.string(),
    bookingUrl: z.string().nullable().meta({
      description: 'The URL of the clinic’s booking page; null if there is no booking button.',
    }),
    contact: z
      .array(z.object({ kind: z.enum(['phone', 'email', 'website']), text: z.string(), href: z.string() }))
      .meta({ description: 'The clinic’s contact details; empty if it hasn’t published any.' }),
    navVariant: z.enum(['A', 'B']),
    welcomeText: z
      .string()
      .nullable()
      .meta({ description: 'The headline for visitors; null means the app’s default text.' }),
    tiers: z
      .array(
        z.object({
          tier: z.enum(['Bronze', 'Silver', 'Gold', 'Platinum']),
          name: z.string().meta({ description: 'The display name.' }),
          from: z.string(),
          metal: z.enum(['bronze', 'silver', 'gold', 'platinum']),
          perks: z.array(z.string()),
        }),
      )
      .meta({ description: 'In ascending order, each with the total spend in dollars that it starts at.' }),
    categories: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'The service menu’s categories, in the clinic’s order.' }),
    pages: z
      .array(
        z.object({
          name: z.string().meta({
            description: 'The page is at `/{name}`, and a particular version at `/{name}/{version}`.',
          }),
          title: z.string(),
          version: z.int().meta({ description: '0 means the app’s default text.' }),
        }),
      )
      .meta({ description: 'The clinic’s own pages, such as its privacy policy.' }),
    isPublished: z
      .boolean()
      .meta({ description: 'False if the clinic hasn’t published anything yet and is opening soon.' }),
    milestones: z.array(z.object({ points: z.int(), words: z.string().optional() })).meta({
      description:
        'Point balances that the app celebrates when a member first reaches them. Without `words`, it uses ' +
        'its default text.',
    }),
    demo: z
      .object({ member: account, staff: account, staffCode: z.string() })
      .nullable()
      .meta({ description: 'Demo accounts, only in demo mode.' }),
  })
  .meta({
    id: 'Clinic',
    example: {
      clinicName: 'Velora',
      brand: {
        card: 'rings',
        stylesheet: null,
        fonts: [],
        logo: null,
        icons: null,
        grounds: { light: '#FBF7F2', dark: '#17121A' },
      },
      timeZone: 'America/Los_Angeles',
      bookingUrl: 'https://clinic.example/book',
      contact: [{ kind: 'phone', text: '(310) 555-0100', href: 'tel:3105550100' }],
      navVariant: 'A',
      welcomeText: null,
      tiers: [
        { tier: 'Bronze', name: 'Bronze', from: '0.00', metal: 'bronze', perks: [] },
        { tier: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: ['A drink on the house'] },
        { tier: 'Gold', name: 'Gold', from: '2000.00', metal: 'gold', perks: [] },
        { tier: 'Platinum', name: 'Platinum', from: '5000.00', metal: 'platinum', perks: [] },
      ],
      categories: [{ id: 'fillers', name: 'Fillers' }],
      pages: [{ name: 'privacy', title: 'Privacy policy', version: 3 }],
      isPublished: true,
      milestones: [{ points: 25 }, { points: 50, words: 'Halfway to your first gift!' }],
      demo: null,
    },
  })

/** The clinic as responses and pages show it, with money as decimal strings. */
export const shownClinic = <
  C extends Pick<ClinicSettings, 'tiers' | 'milestones' | 'categories' | 'pages' | 'contact'>,
>({
  tiers,
  milestones,
  categories,
  pages,
  contact,
  ...clinic
}: C) => ({
  ...clinic,
  categories: [...categories],
  pages: [...pages],
  contact: [...contact],
  tiers: tiers.map(({ id, name, fromCents, metal, perks }) => ({
    tier: id,
    name,
    from: decimal(fromCents),
    metal,
    perks: [...perks],
  })),
  milestones: milestones.map(({ points, words }) => (words ? { points, words } : { points })),
})

/** Leaves out fields that aren't set. */
const shownPlace = ({ isArchived: _open, ...place }: Place) =>
  Object.fromEntries(Object.entries(place).filter(([, said]) => said !== null)) as z.input<typeof Location>

const shown = (service: KeptService, places: readonly Place[]) => {
  const { priceCents, priceUnit, priceToCents, packageSize, lastsWeeks, placeIds } = service
  const there = places.filter(({ id }) => placeIds.includes(id)).map(({ name }) => name)
  return {
    ...service,
    price: decimal(priceCents),
    priceUnit: priceUnit ?? undefined,
    priceTo: priceToCents === null ? undefined : decimal(priceToCents),
    packageSize: packageSize ?? undefined,
    lastsWeeks: lastsWeeks ?? undefined,
    ...(there.length < places.length && there.length > 0 && { onlyAt: there }),
  }
}

export const menuRoutes = [
  route({
    method: 'get',
    path: '/api/config',
    name: 'readClinic',
    summary: 'Get the clinic’s public settings.',
    description:
      'Everything that screens need before anyone signs in. Includes the demo accounts and the staff code, ' +
      'but only in demo mode.',
    access: 'visitor',
    answer: Clinic,
    refusals: [],
    handle: async menu => shownClinic(await menu.readClinic()),
  }),
  route({
    method: 'get',
    path: '/api/services',
    name: 'listServices',
    summary: 'Get the service menu.',
    description:
      'The same for everyone, so it is cached and comes with an `ETag`. Query parameters are ignored.',
    access: 'visitor',
    answer: z.array(Service),
    refusals: [],
    cache: { topic: 'services' },
    handle: async menu => {
      const places = await menu.listLocations()
      return (await menu.listServices()).map(service => shown(service, places))
    },
  }),
  route({
    method: 'get',
    path: '/api/locations',
    name: 'listLocations',
    summary: 'List the clinic’s locations.',
    description: 'The same for everyone, so it is cached and comes with an `ETag`.',
    access: 'visitor',
    answer: z.array(Location),
    refusals: [],
    cache: { topic: 'locations' },
    handle: async menu => (await menu.listLocations()).map(shownPlace),
  }),
]
