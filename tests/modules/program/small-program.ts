import type { ProgramDocument } from '../../../src/modules/program/rules/document.ts'
import { blankDocument } from '../../../src/modules/program/rules/parts.ts'

export const place = {
  id: 'mitte',
  name: 'Mitte',
  address: null,
  phone: null,
  openingHours: null,
  bookingUrl: null,
  timeZone: null as string | null,
  isArchived: false,
}
export const service = {
  id: 'lip',
  name: 'Lip Filler',
  description: 'Soft volume.',
  categoryId: 'fillers',
  priceCents: 650_00,
  priceKind: 'fixed' as const,
  priceUnit: null,
  priceToCents: null as number | null,
  packageSize: null as number | null,
  durationMinutes: 45 as number | null,
  pointsEarned: 65,
  imageUrl: '/pictures/fillers.svg',
  lastsWeeks: null as number | null,
  aftercare: '',
  photoAfterDays: null as number | null,
  placeIds: [] as readonly string[],
  isArchived: false,
}
export const reward = {
  id: 'credit',
  title: '$25 Credit',
  description: '',
  pointsRequired: 500,
  rewardValue: '$25 credit',
  icon: 'gift',
  color: 'rose',
  imageUrl: null as string | null,
  worthCents: null as number | null,
  validDays: null as number | null,
  repeatDays: null as number | null,
  stock: null as number | null,
  tiers: [] as readonly string[],
  startsOn: null as string | null,
  endsOn: null as string | null,
  isPaused: false,
  isArchived: false,
}
export const code = {
  id: 'daily',
  description: 'Daily Visit',
  pointsValue: 5,
  placeId: null as string | null,
  isRetired: false,
}

const brand = {
  appName: null,
  colour: null,
  typeface: 'soft',
  card: 'rings',
  logo: null,
  logoDark: null,
} as const

export const document: ProgramDocument = {
  places: { places: [place] },
  menu: { categories: [{ id: 'fillers', name: 'Fillers' }], services: [service] },
  rewards: { rewards: [reward] },
  codes: { codes: [code] },
  tiers: {
    ...blankDocument.tiers,
    tiers: blankDocument.tiers.tiers.map(tier => ({ ...tier, perks: ['A birthday gift'] })),
  },
  pages: { pages: [] },
  brand: { brand },
  rules: {
    rules: {
      quietHours: null,
      marketingCap: null,
      birthdaySpecials: null,
      printedCodes: null,
      navVariant: null,
      bookingUrl: null,
      timeZone: null,
      phone: null,
      email: null,
      website: null,
      welcomeText: null,
    },
  },
}
export const withMenu = (...services: readonly (typeof service)[]) => ({
  ...document,
  menu: { ...document.menu, services },
})
export const withRewards = (...rewards: readonly (typeof reward)[]) => ({ ...document, rewards: { rewards } })
export const withCodes = (...codes: readonly (typeof code)[]) => ({ ...document, codes: { codes } })
export const withPlaces = (...places: readonly (typeof place)[]) => ({ ...document, places: { places } })
/** The specified tiers, some of them changed. */
export const withTiers = (
  changes: Readonly<Partial<Record<string, object>>>,
  milestones = blankDocument.tiers.milestones,
) => ({
  ...document,
  tiers: { tiers: blankDocument.tiers.tiers.map(tier => ({ ...tier, ...changes[tier.id] })), milestones },
})
