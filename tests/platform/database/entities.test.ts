import { defineEntity, p } from '@mikro-orm/core'
import type { SqlSchemaGenerator } from '@mikro-orm/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine, Table } from '#platform/database/database.ts'
import { driverFor, readEntities } from '#platform/database/orm.ts'
import { schema } from '../../../src/server/parts.ts'
import { bothDatabases, openEngine } from '../../support/databases.ts'

/** What only migrations have: MikroORM does not compare it, or says it in another way than we do. */
const onlyInMigrations = [
  /^drop (?:view|schema|trigger|function) /,
  /^alter table \S+ drop constraint /,
  // Those of the queues and of the migrator are their libraries'.
  /^(?:alter|drop) table (?:if exists )?"jobs"\./,
  /^drop table if exists "platform"."migration"/,
  // Generated columns, which only statements read.
  /^alter table "identity"\."member" drop column "role", drop column "name_key", drop column "searchable"$/,
  // An identity column, which it takes for one with a default.
  /^alter table "messaging"\."consents" alter column "number" drop default$/,
  // The tests' own: what an emptied database is restored from.
  /^drop table if exists "kept"\./,
]

/** Partial ones, on an expression, with an order of their own or of another kind: what a property cannot say. */
const specialIndexes = `
  select n.nspname as schema, i.relname as name from pg_index x
  join pg_class i on i.oid = x.indexrelid join pg_namespace n on n.oid = i.relnamespace join pg_am a on a.oid = i.relam
  where x.indpred is not null or x.indexprs is not null or a.amname <> 'btree' or 3 = any(x.indoption)`

/** The statements that a migration would need, so that tables are what the entities say. */
async function difference(engine: Engine, tables: readonly Table[]): Promise<readonly string[]> {
  const orm = readEntities(await driverFor(engine.kind), tables, engine.run)
  const generator = (orm as unknown as { readonly schema: SqlSchemaGenerator }).schema
  const statements = (await generator.getUpdateSchemaSQL({ wrap: false })).split(/;\n+/)
  const { rows } = await engine.run(undefined, specialIndexes, [])
  const special = new Set(
    rows.map(row => {
      const { schema, name } = row as { readonly schema: string; readonly name: string }
      return `drop index "${schema}"."${name}"`
    }),
  )
  return statements
    .map(statement => statement.trim())
    .filter(each => each !== '' && !special.has(each) && !onlyInMigrations.some(kind => kind.test(each)))
}

/** Those that statements alone read and write, and that no entity describes yet. */
const withoutEntity = new Set<string>([
  'platform.attempt',
  'platform.backup_run',
  'platform.daily_run',
  'platform.idempotency',
])

const isKnown = (statement: string) => {
  const [, table] = /^drop table if exists ("\w+"."\w+") cascade$/.exec(statement) ?? []
  return withoutEntity.has(table?.replaceAll('"', '') ?? '')
}

describe.each(bothDatabases)('entities (%s)', kind => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openEngine(kind)
  })
  afterAll(() => engine.close())

  it('are the tables that the migrations make', async () => {
    const found = await difference(engine, schema.tables)
    expect(found.filter(each => !isKnown(each))).toEqual([])
    expect(found.filter(isKnown)).toHaveLength(withoutEntity.size)
  })

  it('are told apart from tables with another column, type, default or index', async () => {
    const id = p.uuid().primary()
    const isNew = p.boolean().default(false).index('category_new')
    const properties = { id, name: p.text().nullable(), position: p.integer().default(1), isNew }
    const planted = defineEntity({ name: 'Category', tableName: 'content.category', properties })
    const others = schema.tables.filter(({ meta }) => meta.className !== 'Category')
    expect((await difference(engine, [...others, planted])).filter(each => !isKnown(each))).toEqual([
      'alter table "content"."category" add "is_new" boolean not null default false',
      'alter table "content"."category" alter column "id" type uuid using ("id"::text::uuid)',
      'alter table "content"."category" alter column "name" drop not null',
      'alter table "content"."category" alter column "position" set default 1',
      'create index "category_new" on "content"."category" ("is_new")',
    ])
  })
})
