import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../src/modules/content/menu/catalogue.ts'
import { openMenu } from '../../../src/modules/content/menu/menu.ts'

const clinicSettings = {
  clinicName: 'Velora',
  timeZone: 'America/Los_Angeles',
  bookingUrl: 'https://booking.test',
  navVariant: 'A',
  tiers: [{ tier: 'Bronze', fromCents: 0 }],
  milestones: [25],
  demo: null,
} as const

function menuInMemory() {
  let catalogue: Catalogue = { services: [], locations: [] }
  return openMenu({
    clinic: clinicSettings,
    services: {
      all: async () => catalogue.services,
      find: async id => catalogue.services.find(service => service.id === id),
      count: async () => catalogue.services.length,
    },
    locations: {
      all: async () => catalogue.locations,
      find: async id => catalogue.locations.find(location => location.id === id),
    },
    addToCatalogue: async more => {
      catalogue = {
        services: [...catalogue.services, ...more.services],
        locations: [...catalogue.locations, ...more.locations],
      }
    },
  })
}

describe('the clinic', () => {
  it('tells its settings and its menu', async () => {
    const menu = menuInMemory()
    const service = { id: 'facial', name: 'HydraFacial' } as Catalogue['services'][number]
    const location = { id: 'downtown', name: 'Downtown' }
    await menu.seedCatalogue({ services: [service], locations: [location] })
    await menu.seedCatalogue({ services: [{ ...service, id: 'more' }], locations: [] })
    expect(await menu.readClinic()).toBe(clinicSettings)
    expect(await menu.listServices()).toEqual([service])
    expect(await menu.findService('facial')).toBe(service)
    expect(await menu.findService('more')).toBeUndefined()
    expect(await menu.listLocations()).toEqual([location])
    expect(await menu.findLocation('downtown')).toBe(location)
    expect(await menu.findLocation('nowhere')).toBeUndefined()
  })
})
