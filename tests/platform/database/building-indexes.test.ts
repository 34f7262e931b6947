import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Migration } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { schema } from '../../../src/server/parts.ts'
import { bothDatabases, newPostgresDatabase, openEngine } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'

const table: Migration = {
  name: '0001 test: visits',
  statements: ['create schema test', 'create table test.visit (n integer not null)'],
}
const index: Migration = {
  name: '0002 test: visits by number',
  statements: ['create index visit_by_number on test.visit (n)'],
  concurrently: true,
}
const room: Migration = { name: '0003 test: rooms', statements: ['create table test.room (n integer)'] }

describe('an index of a large table (postgresql)', () => {
  let url: string
  let other: pg.Client
  let holder: pg.Client
  beforeEach(async () => {
    url = await newPostgresDatabase('template1')
    other = await connected()
    holder = await connected()
    const engine = openEngineOf()
    await migrate(engine, [table], () => {})
    await other.query('insert into test.visit select generate_series(1, 1000)')
  })
  const connected = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }
  const openEngineOf = () => {
    const engine = openPostgres({ url, onError: () => {} })
    onTestFinished(engine.close)
    return engine
  }
  /** Somebody who changed the table and has not committed: the index has to wait for them. */
  const hold = () => holder.query('begin; insert into test.visit values (0)')
  const indexes = async () =>
    (
      await other.query(
        `select relname as name, indisvalid as "isValid" from pg_index join pg_class c on c.oid = indexrelid
         where indrelid = 'test.visit'::regclass`,
      )
    ).rows
  const recorded = async () =>
    (await other.query('select name from platform.migration order by name')).rows.map(({ name }) => name)
  const builders = () =>
    other.query(
      "select pid from pg_stat_activity where query like 'create index concurrently%' and state = 'active'",
    )
  const isBuilding = () => eventually(async () => expect((await builders()).rows).toHaveLength(1))

  it('is built while others write, after the other migrations, and says how far it is', async () => {
    await hold()
    const told: string[] = []
    const migrated = migrate(openEngineOf(), [table, index, room], words => void told.push(words))
    await isBuilding()
    await other.query('set statement_timeout = 1000; insert into test.visit values (1001)')
    expect(await recorded()).toEqual([table.name, room.name])
    await eventually(async () => expect(told).not.toEqual([]))
    expect(told[0]).toMatch(/^Building index test\.visit_by_number \(waiting for .*, \d+%\)\. /)
    await holder.query('commit')
    await migrated
    expect(await indexes()).toEqual([{ name: 'visit_by_number', isValid: true }])
    expect(await recorded()).toEqual([table.name, index.name, room.name])
  })

  it('is built by one of the instances that start together, and the others wait', async () => {
    await hold()
    const all = [table, index]
    const migrating = [1, 2, 3].map(() => migrate(openEngineOf(), all, () => {}))
    await isBuilding()
    await setTimeout(1_000)
    expect((await builders()).rows).toHaveLength(1)
    await holder.query('commit')
    await Promise.all(migrating)
    expect(await indexes()).toEqual([{ name: 'visit_by_number', isValid: true }])
    expect(await recorded()).toEqual([table.name, index.name])
  })

  it('that was cut off half-way is built anew by the next start', async () => {
    await hold()
    const migrated = migrate(openEngineOf(), [table, index], () => {}).catch((error: Error) => error)
    await isBuilding()
    const [builder] = (await builders()).rows
    await other.query('select pg_terminate_backend($1)', [builder.pid])
    expect(await migrated).toBeInstanceOf(Error)
    await holder.query('commit')
    expect(await indexes()).toEqual([{ name: 'visit_by_number', isValid: false }])
    expect(await recorded()).toEqual([table.name])

    await migrate(openEngineOf(), [table, index], () => {})
    expect(await indexes()).toEqual([{ name: 'visit_by_number', isValid: true }])
    expect(await recorded()).toEqual([table.name, index.name])
  })

  it('is nothing else', async () => {
    const wrong: Migration = { ...index, statements: ['alter table test.visit add at text'] }
    await expect(migrate(openEngineOf(), [table, wrong], () => {})).rejects.toThrow(/Only “create index/)
  })
})

it.each(bothDatabases)('is made with everything else where the database is new (%s)', async kind => {
  const engine = await openEngine(
    kind,
    kind === 'postgresql' ? await newPostgresDatabase('template1') : undefined,
  )
  onTestFinished(engine.close)
  if (kind === 'embedded') await engine.script('drop table platform.migration')
  await migrate(engine, [table, index], () => {})
  const { rows } = await engine.run(undefined, "select to_regclass('test.visit_by_number')::text as name", [])
  expect(rows).toEqual([{ name: 'test.visit_by_number' }])
})

it('is built concurrently by each newer migration, unless it also makes the table', () => {
  const since = schema.migrations.filter(({ name }) => name > '0118')
  const blocking = since.flatMap(({ concurrently, statements }) =>
    concurrently ? [] : statements.filter(indexes => !statements.some(makesTableOf(indexes))),
  )
  expect(blocking).toEqual([])
})

/** Anything but an index needs no table of its own. */
const makesTableOf = (statement: string) => {
  const table = /^create (?:unique )?index \w+ on (\S+)/.exec(statement)?.[1]
  return (other: string) => table === undefined || other.startsWith(`create table ${table} (`)
}
