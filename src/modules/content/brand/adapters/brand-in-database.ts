import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { blankBrand } from '../look.ts'
import type { BrandPorts } from '../ports.ts'
import { UnknownBrandFile } from '../refusals.ts'
import type { CurrentBrand } from '../shown-brand.ts'

export const BrandTable = defineEntity({
  name: 'Brand',
  tableName: 'content.brand',
  properties: {
    id: p.boolean().primary().default(true),
    appName: p.text().strictNullable(),
    colour: p.text().strictNullable(),
    card: p.text().$type<CurrentBrand['card']>(),
    logo: p.text().strictNullable(),
    logoDark: p.text().strictNullable(),
    palette: p.text().strictNullable(),
    typeface: p.text().$type<CurrentBrand['typeface']>().default('soft'),
  },
})

export const BrandFileTable = defineEntity({
  name: 'BrandFile',
  tableName: 'content.brand_file',
  properties: {
    id: p.text().primary(),
    name: p.text().primary(),
    bytes: p.blob(),
  },
})

/**
 * A brand is about ten small files. Like profile photos, they're stored as rows, so every instance and backup has them.
 */
export function brandInDatabase(database: Database, cache: Cache): Pick<BrandPorts, 'brand' | 'files'> {
  const read = async (): Promise<CurrentBrand> => {
    const em = database.em()
    const row = await em.findOne(BrandTable, { id: true })
    if (!row) return { ...blankBrand, palette: null }
    const { id: _only, ...brand } = row
    const logos = [brand.logo, brand.logoDark].filter(logo => logo !== null)
    const there = await em.find(BrandFileTable, { id: logos }, { fields: ['id'] })
    const known = (logo: string | null) => there.find(({ id }) => id === logo)?.id ?? null
    return { ...brand, logo: known(brand.logo), logoDark: known(brand.logoDark) }
  }
  const current = cache.readThrough('brand', read)
  const files = cache.readThrough(
    'brand-file',
    async key => {
      const [id = '', name = ''] = key.split(' ')
      const file = await database.em().findOne(BrandFileTable, { id, name })
      // Throw instead of returning undefined: a missing file mustn't be cached, because it may exist later.
      if (!file) throw new UnknownBrandFile()
      return file.bytes
    },
    { entries: 40 },
  )
  return {
    brand: {
      current: () => current.get(''),
      read,
      async publish(brand) {
        await database.em().upsert(BrandTable, { id: true, ...brand })
        cache.invalidate('brand', '')
      },
    },
    files: {
      async keep(id, made) {
        const files = made.map(([name, bytes]) => ({ id, name, bytes: Buffer.from(bytes) }))
        await database.em().upsertMany(BrandFileTable, files, { onConflictAction: 'ignore' })
      },
      find: (id, name) => files.get(`${id} ${name}`),
    },
  }
}
