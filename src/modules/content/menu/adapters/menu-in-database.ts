import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Table } from '#platform/database/database.ts'
import { type Category, type KeptService, keptService, type PublishedClinic } from '../catalogue.ts'
import type { MenuPorts } from '../ports.ts'

const ServiceTable = defineEntity({
  name: 'Service',
  tableName: 'content.service',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text(),
    category: p.text(),
    priceCents: p.integer(),
    priceKind: p.text().$type<KeptService['priceKind']>().default('fixed'),
    priceUnit: p.text().$type<NonNullable<KeptService['priceUnit']>>().strictNullable(),
    priceToCents: p.integer().strictNullable(),
    packageSize: p.integer().strictNullable(),
    pointsEarned: p.integer(),
    durationMinutes: p.integer().nullable(),
    imageUrl: p.text(),
    lastsWeeks: p.integer().strictNullable(),
    aftercare: p.text().default(''),
    photoAfterDays: p.integer().strictNullable(),
    placeIds: p.json<readonly string[]>().defaultRaw("'[]'::jsonb"),
    position: p.integer().default(0),
    isArchived: p.boolean().default(false),
    programmeVersion: p.integer().strictNullable(),
  },
})

const CategoryTable = defineEntity({
  name: 'Category',
  tableName: 'content.category',
  properties: { id: p.text().primary(), name: p.text(), position: p.integer() },
})

const LocationTable = defineEntity({
  name: 'Location',
  tableName: 'content.location',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    address: p.text().strictNullable(),
    phone: p.text().strictNullable(),
    openingHours: p.text().strictNullable(),
    bookingUrl: p.text().strictNullable(),
    timeZone: p.text().strictNullable(),
    position: p.integer().default(0),
    isArchived: p.boolean().default(false),
  },
})

const MenuVersionTable = defineEntity({
  name: 'MenuVersion',
  tableName: 'content.programme',
  properties: { version: p.integer().primary().autoincrement(false) },
})

export const menuTables: readonly Table[] = [ServiceTable, CategoryTable, LocationTable, MenuVersionTable]

// Almost all reads come from awards and requests, in their transactions.
const keepsFromTransactions = true

export function menuInDatabase(
  database: Database,
  cache: Cache,
): Omit<MenuPorts, 'clinic' | 'currentLevels' | 'clinicDetails' | 'readBrand'> {
  const categories = categoriesInDatabase(database, cache)
  return {
    ...versionInDatabase(database, cache, categories),
    services: servicesInDatabase(database, cache),
    categories,
    locations: locationsInDatabase(database, cache),
    async addToCatalogue({ services: added, locations }) {
      const em = database.em()
      await em.insertMany(
        ServiceTable,
        added.map(service => ({ aftercare: '', placeIds: [], ...service })),
      )
      await em.insertMany(LocationTable, [...locations])
      for (const topic of ['services', 'services-by-id', 'locations', 'locations-by-id'])
        cache.invalidate(topic, '')
    },
  }
}

/** Cached together, so a publication refreshes pages that show both only once. */
function versionInDatabase(
  database: Database,
  cache: Cache,
  categories: MenuPorts['categories'],
): Pick<MenuPorts, 'published' | 'recordVersion'> {
  const published = cache.readThrough('published', async (): Promise<PublishedClinic> => {
    const isPublished = (await database.em().count(MenuVersionTable, { version: { $gt: 0 } })) > 0
    return { categories: await categories.all(), isPublished }
  })
  return {
    published: () => published.get(''),
    async recordVersion(version) {
      await database.em().nativeUpdate(MenuVersionTable, {}, { version })
      cache.invalidate('published', '')
    },
  }
}

/** Services from before there was an order share a position; they're sorted by category and name. */
function servicesInDatabase(database: Database, cache: Cache): MenuPorts['services'] {
  const read = async () => {
    const rows = await database
      .em()
      .find(ServiceTable, {}, { orderBy: { position: 'asc', category: 'asc', name: 'asc' } })
    // Plain objects: every award looks one up, and entity properties are computed on access.
    return rows.map(({ position: _order, ...service }) => service)
  }
  const services = cache.readThrough('services-by-id', async () => byId(await read()), {
    keepsFromTransactions,
  })
  return {
    all: async () => [...(await services.get('')).values()],
    read,
    find: async id => (await services.get('')).get(id),
    count: () => database.em().count(ServiceTable),
    async publish(published, version) {
      const em = database.em()
      const rows = published.map((service, n) => ({ ...keptService(service, version), position: n + 1 }))
      const ids = rows.map(({ id }) => id)
      await em.nativeUpdate(
        ServiceTable,
        { id: { $nin: ids } },
        { isArchived: true, programmeVersion: version },
      )
      if (rows.length > 0) await em.upsertMany(ServiceTable, rows)
      cache.invalidate('services', '')
      cache.invalidate('services-by-id', '')
    },
  }
}

const byId = <Kept extends { readonly id: string }>(rows: readonly Kept[]) =>
  new Map(rows.map(row => [row.id, row]))

function categoriesInDatabase(database: Database, cache: Cache): MenuPorts['categories'] {
  const read = async (): Promise<readonly Category[]> => {
    const rows = await database.em().find(CategoryTable, {}, { orderBy: { position: 'asc', id: 'asc' } })
    return rows.map(({ id, name }) => ({ id, name }))
  }
  const categories = cache.readThrough('categories', read, { keepsFromTransactions })
  return {
    all: () => categories.get(''),
    read,
    async publish(published) {
      const em = database.em()
      await em.nativeDelete(CategoryTable, { id: { $nin: published.map(({ id }) => id) } })
      const rows = published.map(({ id, name }, n) => ({ id, name, position: n + 1 }))
      if (rows.length > 0) await em.upsertMany(CategoryTable, rows)
      cache.invalidate('categories', '')
    },
  }
}

function locationsInDatabase(database: Database, cache: Cache): MenuPorts['locations'] {
  const read = async () => {
    const rows = await database.em().find(LocationTable, {}, { orderBy: { position: 'asc', name: 'asc' } })
    return rows.map(({ position: _order, ...place }) => place)
  }
  const locations = cache.readThrough('locations-by-id', async () => byId(await read()), {
    keepsFromTransactions,
  })
  return {
    all: async () => [...(await locations.get('')).values()],
    read,
    find: async id => (await locations.get('')).get(id),
    async publish(places) {
      const em = database.em()
      const ids = places.map(({ id }) => id)
      await em.nativeUpdate(LocationTable, { id: { $nin: ids } }, { isArchived: true })
      const rows = places.map((place, n) => ({ ...place, position: n + 1 }))
      if (rows.length > 0) await em.upsertMany(LocationTable, rows)
      cache.invalidate('locations', '')
      cache.invalidate('locations-by-id', '')
      // Services include the names of their locations.
      cache.invalidate('services', '')
    },
  }
}
