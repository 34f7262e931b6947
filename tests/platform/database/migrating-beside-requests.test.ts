import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
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
