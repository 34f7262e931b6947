import { describe, expect, it } from 'vitest'
import type {
  Catalogue,
  Category,
  KeptService,
  Levels,
  Place,
} from '../../../src/modules/content/menu/catalogue.ts'
import { openMenu } from '../../../src/modules/content/menu/menu.ts'

const named = {
  clinicName: 'Aurora Clinic',
  brand: {
    card: 'rings',
    stylesheet: null,
    fonts: [],
    logo: null,
    icons: null,
    grounds: { light: '#FBF7F2', dark: '#17121A' },
  },
} as const
const clinicSettings = { demo: null }
const levels: Levels = {
  tiers: [{ id: 'Bronze', name: 'Bronze', fromCents: 0, metal: 'bronze', perks: [] }],
  milestones: [{ points: 25, words: '' }],
}
const published = { categories: [{ id: 'fillers', name: 'Fillers' }], isPublished: false }
const saidBeside = {
  pages: [{ name: 'privacy', title: 'Privacy policy', version: 2 }],
  navVariant: 'B' as const,
  timeZone: 'America/Los_Angeles',
  bookingUrl: 'https://booking.test',
  contact: [{ kind: 'phone', text: '030 1234', href: 'tel:0301234' }] as const,
  welcomeText: 'Welcome',
}
const place: Place = {
  id: 'downtown',
  name: 'Downtown',
  address: null,
  phone: null,
  openingHours: null,
  bookingUrl: null,
  timeZone: null,
  isArchived: false,
}

const nothingMore = {
  priceKind: 'fixed',
  priceUnit: null,
  priceToCents: null,
  packageSize: null,
  lastsWeeks: null,
  aftercare: '',
  photoAfterDays: null,
  placeIds: [],
} as const

function menuInMemory() {
  let services: readonly KeptService[] = []
  let locations: readonly Place[] = []
  let categories: readonly Category[] = published.categories
  let version = 0
  return openMenu({
    clinic: clinicSettings,
    readBrand: async () => named,
    levelsInForce: async () => levels,
    published: async () => ({ categories, isPublished: version > 0 }),
    saidBeside: async () => saidBeside,
    recordVersion: async number => {
      version = number
    },
    services: {
      all: async () => services,
      read: async () => services,
      find: async id => services.find(service => service.id === id),
      count: async () => services.length,
      publish: async (menu, programmeVersion) => {
        services = menu.map(({ categoryId: category, ...service }) => ({
          ...service,
          category,
          programmeVersion,
        }))
      },
    },
    categories: {
      all: async () => categories,
      read: async () => categories,
      publish: async given => {
        categories = given
      },
    },
    locations: {
      all: async () => locations,
      read: async () => locations,
      find: async id => locations.find(location => location.id === id),
      publish: async places => {
        locations = places
      },
    },
    addToCatalogue: async more => {
      const kept = { ...nothingMore, isArchived: false, programmeVersion: null }
      services = [...services, ...more.services.map(service => ({ ...service, ...kept }))]
      locations = [...locations, ...more.locations.map(({ id, name }) => ({ ...place, id, name }))]
    },
  })
}

describe('the clinic', () => {
  it('tells its settings and its menu', async () => {
    const menu = menuInMemory()
    const service = { id: 'facial', name: 'HydraFacial' } as Catalogue['services'][number]
    const location = { id: 'downtown', name: 'Downtown' }
    const kept = { ...service, ...nothingMore, isArchived: false, programmeVersion: null }
    await menu.seedCatalogue({ services: [service], locations: [location] })
    await menu.seedCatalogue({ services: [{ ...service, id: 'more' }], locations: [] })
    expect(await menu.readClinic()).toEqual({
      ...clinicSettings,
      ...published,
      ...named,
      ...saidBeside,
      ...levels,
    })
    expect(await menu.listServices()).toEqual([kept])
    expect(await menu.findService('facial')).toEqual(kept)
    expect(await menu.findService('more')).toBeUndefined()
    expect(await menu.listLocations()).toEqual([place])
    expect(await menu.findLocation('downtown')).toEqual(place)
    expect(await menu.findLocation('nowhere')).toBeUndefined()
  })
})
