import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Table } from '#platform/database/database.ts'
import { type Category, type KeptService, keptService, type Place, type Published } from '../catalogue.ts'
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
    priceKind: p.string().$type<KeptService['priceKind']>().default('fixed'),
    priceUnit: p.string().$type<NonNullable<KeptService['priceUnit']>>().nullable(),
    priceToCents: p.integer().nullable(),
    packageSize: p.integer().nullable(),
    pointsEarned: p.integer(),
    durationMinutes: p.integer().nullable(),
    imageUrl: p.text(),
    lastsWeeks: p.integer().nullable(),
    aftercare: p.text().default(''),
    photoAfterDays: p.integer().nullable(),
    placeIds: p.json<readonly string[]>(),
    position: p.integer().default(0),
    isArchived: p.boolean().default(false),
    programmeVersion: p.integer().nullable(),
  },
})

const CategoryTable = defineEntity({
  name: 'Category',
  schema: 'content',
  tableName: 'category',
  properties: { id: p.text().primary(), name: p.text(), position: p.integer() },
})

const LocationTable = defineEntity({
  name: 'Location',
  schema: 'content',
  tableName: 'location',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    address: p.text().nullable(),
    phone: p.text().nullable(),
    openingHours: p.text().nullable(),
    bookingUrl: p.text().nullable(),
    timeZone: p.text().nullable(),
    position: p.integer().default(0),
    isArchived: p.boolean().default(false),
  },
})

export const menuTables: readonly Table[] = [ServiceTable, CategoryTable, LocationTable] as never

// Awards and requests ask within their transaction, and hardly anybody outside of one.
const keepsFromTransactions = true

export function menuInDatabase(
  database: Database,
  cache: Cache,
): Omit<MenuPorts, 'clinic' | 'levelsInForce' | 'saidBeside' | 'readBrand'> {
  const categories = categoriesInDatabase(database, cache)
  return {
    ...versionInDatabase(database, cache, categories),
    services: servicesInDatabase(database, cache),
    categories,
    locations: locationsInDatabase(database, cache),
    async addToCatalogue({ services: added, locations }) {
      const entities = database.entities()
      const rows = added.map(service => ({ aftercare: '', placeIds: [], ...service }))
      await entities.insertMany(ServiceTable, rows)
      await entities.insertMany(LocationTable, [...locations])
      for (const topic of ['services', 'services-by-id', 'locations', 'locations-by-id'])
        cache.invalidate(topic, '')
    },
  }
}

/** Kept together, so that a page which shows both is made anew once. */
function versionInDatabase(
  database: Database,
  cache: Cache,
  categories: MenuPorts['categories'],
): Pick<MenuPorts, 'published' | 'recordVersion'> {
  const version = database.statement<{ version: number }>(
    'published-menu-version',
    'select version from content.programme',
  )
  const record = database.effect('record-menu-version', 'update content.programme set version = $1')
  const published = cache.readThrough('published', async (): Promise<Published> => {
    const [row] = await version()
    return { categories: await categories.all(), isPublished: (row?.version ?? 0) > 0 }
  })
  return {
    published: () => published.get(''),
    async recordVersion(number) {
      await record(number)
      cache.invalidate('published', '')
    },
  }
}

/** Whose position is the same were there before there was an order: by category and name. */
function servicesInDatabase(database: Database, cache: Cache): MenuPorts['services'] {
  const read = async () => {
    const rows = await database
      .entities()
      .find(ServiceTable, {}, { orderBy: { position: 'asc', category: 'asc', name: 'asc' } })
    // Plain objects: every award looks one up, and an entity computes each of its properties.
    return rows.map(plainService)
  }
  const services = cache.readThrough('services-by-id', async () => byId(await read()), {
    keepsFromTransactions,
  })
  return {
    all: async () => [...(await services.get('')).values()],
    read,
    find: async id => (await services.get('')).get(id),
    count: () => database.entities().count(ServiceTable),
    async publish(published, version) {
      const entities = database.entities()
      const rows = published.map((service, n) => ({ ...keptService(service, version), position: n + 1 }))
      const ids = rows.map(({ id }) => id)
      await entities.nativeUpdate(
        ServiceTable,
        { id: { $nin: ids } },
        { isArchived: true, programmeVersion: version },
      )
      if (rows.length > 0) await entities.upsertMany(ServiceTable, rows)
      cache.invalidate('services', '')
      cache.invalidate('services-by-id', '')
    },
  }
}

const byId = <Kept extends { readonly id: string }>(rows: readonly Kept[]) =>
  new Map(rows.map(row => [row.id, row]))

/** A column that may be empty, as the unit of work gives it. */
type Loose<Kept> = { readonly [Name in keyof Kept as null extends Kept[Name] ? never : Name]: Kept[Name] } & {
  readonly [Name in keyof Kept as null extends Kept[Name] ? Name : never]?: Kept[Name] | undefined
}

const plainService = (row: Loose<KeptService>): KeptService => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  priceCents: row.priceCents,
  priceKind: row.priceKind,
  priceUnit: row.priceUnit ?? null,
  priceToCents: row.priceToCents ?? null,
  packageSize: row.packageSize ?? null,
  pointsEarned: row.pointsEarned,
  durationMinutes: row.durationMinutes ?? null,
  imageUrl: row.imageUrl,
  lastsWeeks: row.lastsWeeks ?? null,
  aftercare: row.aftercare,
  photoAfterDays: row.photoAfterDays ?? null,
  placeIds: row.placeIds,
  isArchived: row.isArchived,
  programmeVersion: row.programmeVersion ?? null,
})

function categoriesInDatabase(database: Database, cache: Cache): MenuPorts['categories'] {
  const read = async (): Promise<readonly Category[]> => {
    const rows = await database
      .entities()
      .find(CategoryTable, {}, { orderBy: { position: 'asc', id: 'asc' } })
    return rows.map(({ id, name }) => ({ id, name }))
  }
  const categories = cache.readThrough('categories', read, { keepsFromTransactions })
  return {
    all: () => categories.get(''),
    read,
    async publish(published) {
      const entities = database.entities()
      await entities.nativeDelete(CategoryTable, { id: { $nin: published.map(({ id }) => id) } })
      const rows = published.map(({ id, name }, n) => ({ id, name, position: n + 1 }))
      if (rows.length > 0) await entities.upsertMany(CategoryTable, rows)
      cache.invalidate('categories', '')
    },
  }
}

function locationsInDatabase(database: Database, cache: Cache): MenuPorts['locations'] {
  const read = async () => {
    const rows = await database
      .entities()
      .find(LocationTable, {}, { orderBy: { position: 'asc', name: 'asc' } })
    return rows.map(plainPlace)
  }
  const locations = cache.readThrough('locations-by-id', async () => byId(await read()), {
    keepsFromTransactions,
  })
  return {
    all: async () => [...(await locations.get('')).values()],
    read,
    find: async id => (await locations.get('')).get(id),
    async publish(places) {
      const entities = database.entities()
      const ids = places.map(({ id }) => id)
      await entities.nativeUpdate(LocationTable, { id: { $nin: ids } }, { isArchived: true })
      const rows = places.map((place, n) => ({ ...place, position: n + 1 }))
      if (rows.length > 0) await entities.upsertMany(LocationTable, rows)
      cache.invalidate('locations', '')
      cache.invalidate('locations-by-id', '')
      // The menu says by name where a service is offered.
      cache.invalidate('services', '')
    },
  }
}

const plainPlace = (row: Loose<Place>): Place => ({
  id: row.id,
  name: row.name,
  address: row.address ?? null,
  phone: row.phone ?? null,
  openingHours: row.openingHours ?? null,
  bookingUrl: row.bookingUrl ?? null,
  timeZone: row.timeZone ?? null,
  isArchived: row.isArchived,
})
