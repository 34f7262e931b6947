import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp } from '../support/app.ts'
import { newPostgresDatabase, openEngine } from '../support/databases.ts'

it('a start makes no other database than the one that it was given', async () => {
  const url = await newPostgresDatabase('template1')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const others = async () =>
    (await client.query("select datname from pg_database where datname = 'velora'")).rows.length
  await client.query('drop database if exists velora')
  const app = await openTestApp({ database: 'postgresql', engine: openPostgres({ url, onError: () => {} }) })
  onTestFinished(app.stop)
  await app.modules.content.listServices()
  expect(await others()).toBe(0)
})

it('a statement has a name that PostgreSQL keeps whole', async () => {
  const app = await openTestApp({ database: 'postgresql' })
  onTestFinished(app.stop)
  expect(() => app.database.statement('x'.repeat(64), 'select 1')).toThrow('name is too long')
  expect(await app.database.statement('x'.repeat(63), 'select 1 as one')()).toEqual([{ one: 1 }])
})

it('statements that are asked for at once in a transaction go to its connection one after the other', async () => {
  const app = await openTestApp({ database: 'postgresql' })
  onTestFinished(app.stop)
  const warnings: string[] = []
  const warn = ({ message }: Error) => warnings.push(message)
  process.on('warning', warn)
  onTestFinished(() => void process.off('warning', warn))
  const say = app.database.statement<{ word: string }>('say', 'select $1::text as word')
  const said = await app.database.inTransaction(() => Promise.all([say('one'), say('two'), say('three')]))
  expect(said).toEqual([[{ word: 'one' }], [{ word: 'two' }], [{ word: 'three' }]])
  await setImmediate()
  expect(warnings).toEqual([])
})

it('the embedded database keeps its buffers small, which are an idle process’s memory', async () => {
  const engine = await openEngine('embedded')
  onTestFinished(() => engine.close())
  expect(await engine.script('show shared_buffers')).toEqual([{ shared_buffers: '16MB' }])
})
