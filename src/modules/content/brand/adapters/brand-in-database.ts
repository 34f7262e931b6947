import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { blankBrand } from '../look.ts'
import type { BrandPorts } from '../ports.ts'
import { UnknownBrandFile } from '../refusals.ts'
import type { BrandInForce } from '../shown-brand.ts'

export const brandMigrations: readonly Migration[] = [
  {
    name: '0072 content: the clinic’s own look',
    statements: [
      `create table content.brand (
        id boolean primary key default true check (id), app_name text, colour text, card text not null,
        logo text, logo_dark text, palette text
      )`,
      `create table content.brand_file (
        id text not null, name text not null, bytes bytea not null, primary key (id, name)
      )`,
    ],
  },
  {
    name: '0080 content: the clinic’s typeface',
    statements: ["alter table content.brand add column typeface text not null default 'soft'"],
  },
]

/** A brand is about ten small files. Like profile photos they are rows, so every instance and every backup has them. */
export function brandInDatabase(database: Database, cache: Cache): Pick<BrandPorts, 'brand' | 'files'> {
  const find = database.statement<BrandInForce>(
    'read-brand',
    `select app_name as "appName", colour, typeface, card, palette,
       (select id from content.brand_file where id = logo limit 1) as logo,
       (select id from content.brand_file where id = logo_dark limit 1) as "logoDark"
     from content.brand`,
  )
  const publish = database.effect(
    'publish-brand',
    `insert into content.brand (app_name, colour, card, logo, logo_dark, palette, typeface)
       values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set app_name = excluded.app_name, colour = excluded.colour, card = excluded.card,
       logo = excluded.logo, logo_dark = excluded.logo_dark, palette = excluded.palette, typeface = excluded.typeface`,
  )
  const keep = database.effect(
    'keep-brand-file',
    'insert into content.brand_file (id, name, bytes) values ($1, $2, $3) on conflict do nothing',
  )
  const findFile = database.statement<{ bytes: Uint8Array }>(
    'find-brand-file',
    'select bytes from content.brand_file where id = $1 and name = $2',
  )
  const read = async (): Promise<BrandInForce> => (await find())[0] ?? { ...blankBrand, palette: null }
  const inForce = cache.readThrough('brand', read)
  const files = cache.readThrough(
    'brand-file',
    async key => {
      const [row] = await findFile(...key.split(' '))
      // Thrown and not given: what is not there is not kept, because it may come.
      if (!row) throw new UnknownBrandFile()
      return row.bytes
    },
    { entries: 40 },
  )
  return {
    brand: {
      inForce: () => inForce.get(''),
      read,
      async publish({ appName, colour, typeface, card, logo, logoDark, palette }) {
        await publish(appName, colour, card, logo, logoDark, palette, typeface)
        cache.invalidate('brand', '')
      },
    },
    files: {
      async keep(id, made) {
        for (const [name, bytes] of made) await keep(id, name, bytes)
      },
      find: (id, name) => files.get(`${id} ${name}`),
    },
  }
}
