import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration, Table } from '#platform/database/database.ts'
import type { Location, Service } from '../catalogue.ts'
import type { MenuPorts } from '../ports.ts'

const ServiceTable = defineEntity({
  name: 'Service',
  schema: 'content',
  tableName: 'service',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text(),
    category: p.text(),
    priceCents: p.integer(),
    pointsEarned: p.integer(),
    durationMinutes: p.integer().nullable(),
    imageUrl: p.text(),
  },
})

const LocationTable = defineEntity({
  name: 'Location',
  schema: 'content',
  tableName: 'location',
  properties: { id: p.uuid().primary(), name: p.text() },
})

export const menuTables: readonly Table[] = [ServiceTable, LocationTable] as never

export const menuMigrations: readonly Migration[] = [
  {
    name: '2026-11-21-10 content: services and locations',
    statements: [
      'create schema content',
      `create table content.service (
        id uuid primary key,
        name text not null,
        description text not null,
        category text not null,
        price_cents integer not null check (price_cents >= 0),
        points_earned integer not null check (points_earned >= 0),
        duration_minutes integer,
        image_url text not null
      )`,
      'create table content.location (id uuid primary key, name text not null)',
    ],
  },
]

export function menuInDatabase(database: Database, cache: Cache): Omit<MenuPorts, 'clinic'> {
  // Awards and requests ask within their transaction, and hardly anybody outside of one.
  const keepsFromTransactions = true
  const services = cache.readThrough(
    'services-by-id',
    async () => {
      const rows: readonly Service[] = await database
        .entities()
        .find(ServiceTable, {}, { orderBy: { category: 'asc', name: 'asc' } })
      return new Map(rows.map(service => [service.id, service]))
    },
    { keepsFromTransactions },
  )
  const readLocations = () =>
    database.entities().find(LocationTable, {}, { orderBy: { name: 'asc' } }) as Promise<Location[]>
  const locations = cache.readThrough(
    'locations-by-id',
    async () => new Map((await readLocations()).map(location => [location.id, location])),
    { keepsFromTransactions },
  )
  return {
    services: {
      all: async () => [...(await services.get('')).values()],
      find: async id => (await services.get('')).get(id),
      count: () => database.entities().count(ServiceTable),
    },
    locations: {
      all: readLocations,
      find: async id => (await locations.get('')).get(id),
    },
    async addToCatalogue({ services: added, locations }) {
      const entities = database.entities()
      await entities.insertMany(ServiceTable, [...added])
      await entities.insertMany(LocationTable, [...locations])
      for (const topic of ['services', 'services-by-id', 'locations', 'locations-by-id'])
        cache.invalidate(topic, '')
    },
  }
}
