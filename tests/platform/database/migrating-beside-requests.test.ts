import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { DatabaseBusy } from '#platform/database/database-errors.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { newPostgresDatabase } from '../../support/databases.ts'

/** How long PostgreSQL lets two wait for each other before it ends one of them. */
const deadlockMs = 1_000

describe('tables that somebody changes in another order (postgresql)', () => {
  let url: string
  let other: pg.Client
  beforeEach(async () => {
    url = await newPostgresDatabase('template1')
    other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('create table first (n integer); create table second (n integer)')
    await other.query('insert into first values (1); insert into second values (1)')
  })

  it('are left to who asked for them by a migration, which begins again', async () => {
    const engine = openPostgres({ url, onError: () => {} })
    onTestFinished(() => engine.close())
    await other.query('begin; update second set n = 2')
    const statements = ['alter table first add column m integer', 'alter table second add column m integer']
    const migrated = migrate(engine, [{ name: '2026-01-01-1 test: columns', statements }], () => {})
    await setTimeout(100)
    const asked = other.query('update first set n = 2').then(() => performance.now())
    const began = performance.now()
    expect((await asked) - began).toBeLessThan(deadlockMs)
    await other.query('commit')
    await migrated
    const { rows } = await other.query('select first.n + second.n as n, first.m from first, second')
    expect(rows).toEqual([{ n: 4, m: null }])
  })

  it.each([
    ['it waits', ''],
    ['PostgreSQL ends it', '?options=-c%20deadlock_timeout%3D20'],
  ])('are changed although requests that want them in that order never end: %s', async (_, parameters) => {
    const engine = openPostgres({ url: `${url}${parameters}`, onError: () => {} })
    let [running, transactions] = [true, 0]
    const ask = async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      for (; running; transactions++) {
        await client.query('begin; insert into first values (1)')
        await setTimeout(10)
        await client.query('insert into second values (1); commit')
      }
      await client.end()
    }
    const asking = Promise.all([ask(), ask(), ask()])
    let begun = 0
    const counted: Engine = {
      ...engine,
      withoutTimeouts(work) {
        begun++
        return (engine.withoutTimeouts ?? engine.transaction)(work)
      },
    }
    // In the opposite order: while it has the one, somebody who has the other waits for it.
    const statements = ['alter table second add column m integer', 'alter table first add column m integer']
    await expect.poll(() => transactions).toBeGreaterThan(10)
    const migrations = [{ name: '2026-01-01-1 test: columns', statements }]
    const database = await openDatabase(counted, { migrations, tables: [] })
    onTestFinished(() => database.close())
    running = false
    await asking
    // The lock of all instances, a first try, what it waited for, and a try that begins with it.
    expect(begun).toBeLessThanOrEqual(6)
    const { rows } = await other.query(
      'select count(first.m)::int as n from first, second where second.m = 0',
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('are asked for again later by a request that waited for another one', async () => {
    const database = await openDatabase(openPostgres({ url, onError: () => {} }), {
      migrations: [],
      tables: [],
    })
    onTestFinished(() => database.close())
    const change = (table: string) => database.statement(`change-${table}`, `update ${table} set n = n + 1`)()
    await other.query('begin; set local deadlock_timeout = 60000; update second set n = n + 1')
    const asked = database.inTransaction(async () => {
      await change('first')
      void other.query('update first set n = n + 1')
      await change('second')
    })
    await expect(asked).rejects.toBeInstanceOf(DatabaseBusy)
    await other.query('commit')
    const { rows } = await other.query('select first.n as first, second.n as second from first, second')
    expect(rows).toEqual([{ first: 2, second: 2 }])
  })
})
