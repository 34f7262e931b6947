import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedEngine, openEmbedded } from '#platform/database/embedded.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

let engine: EmbeddedEngine
beforeAll(async () => {
  engine = await openEmbedded(undefined, await emptyDatabase())
  await engine.script('create table kind (id int primary key, word text, amount int not null default 7)')
})
afterAll(() => engine.close())

const kept = async () => {
  const { rows } = await engine.run(undefined, 'select statement from pg_prepared_statements', [])
  return rows.map(row => (row as { statement: string }).statement)
}

it('is parsed once, however often it is asked', async () => {
  const text = 'select $1::int + 1 as next'
  for (let n = 0; n < 5; n++) expect((await engine.run('next', text, [n])).rows).toEqual([{ next: n + 1 }])
  expect((await kept()).filter(each => each === text)).toHaveLength(1)
})

it('gives what PGlite’s own query gives, for every kind of value', async () => {
  const values = [
    true,
    7,
    '9007199254740993',
    1.5,
    'Zoë "quoted" \\ {a,b}',
    '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d99',
    new Date('2026-11-20T19:00:00.123Z'),
    { words: ['a', null] },
    [{ n: 1 }],
    Buffer.from([0, 255, 92]),
    ['a', 'b,c', '"'],
    [1, 2],
    null,
    undefined,
    '2026-11-20',
    '12.50',
  ]
  const types = ['bool', 'int', 'bigint', 'float8', 'text', 'uuid', 'timestamptz', 'jsonb', 'jsonb', 'bytea']
  const all = [...types, 'text[]', 'int[]', 'text', 'int', 'date', 'numeric']
  const text = `select ${all.map((type, place) => `$${place + 1}::${type} as c${place}`).join(', ')}`
  const { rows } = await engine.native.query(text, values)
  expect((await engine.run('all', text, values)).rows).toEqual(rows)
  expect(Object.keys(rows[0] as object)).toHaveLength(values.length)
})

it('says how many rows it changed', async () => {
  const insert = 'insert into kind (id, word) values ($1, $2), ($3, $4) returning id'
  expect(await engine.run('insert', insert, [1, 'a', 2, null])).toEqual({
    rows: [{ id: 1 }, { id: 2 }],
    affected: 2,
  })
  const twice = engine.run('insert', insert, [3, 'c', 1, 'again'])
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'kind_pkey' })
  expect(await engine.run('update', 'update kind set word = $1', ['x'])).toEqual({ rows: [], affected: 2 })
  expect((await engine.run('find', 'select 1 from kind where id = $1', [9])).affected).toBe(0)
})

it('can be asked again after it failed; the error says nothing of the values', async () => {
  const divide = (by: number) => engine.run('divide', 'select 6 / $1::int as part', [by])
  const error = await divide(0).catch((error: unknown) => error)
  expect(error).toMatchObject({ code: '22012' })
  expect(error).not.toHaveProperty('params')
  expect((await divide(2)).rows).toEqual([{ part: 3 }])
  await expect(engine.run('wrong', 'select nothing from nowhere', [])).rejects.toMatchObject({
    code: '42P01',
  })
  await expect(engine.run('wrong', 'select nothing from nowhere', [])).rejects.toMatchObject({
    code: '42P01',
  })
})

it('fails the rest of its transaction, and nothing after that', async () => {
  const outcome = engine.transaction(async run => {
    await run('word', 'update kind set word = $1 where id = 1', ['lost'])
    await run('divide', 'select 6 / $1::int as part', [0]).catch(() => {})
    await run('word', 'update kind set word = $1 where id = 1', ['too late'])
  })
  await expect(outcome).rejects.toMatchObject({ code: '22012' })
  const { rows } = await engine.run('word of', 'select word from kind where id = $1', [1])
  expect(rows).toEqual([{ word: 'x' }])
})

it('sees no half of somebody else’s transaction', async () => {
  const seen = engine.transaction(async run => {
    await run('word', 'update kind set word = $1 where id = 1', ['under way'])
    const outside = engine.run('word of', 'select word from kind where id = $1', [1])
    await new Promise(resolve => setTimeout(resolve, 30))
    await run('word', 'update kind set word = $1 where id = 1', ['done'])
    return { outside }
  })
  expect((await (await seen).outside).rows).toEqual([{ word: 'done' }])
})

it.each(['a script', 'a statement'])('is parsed anew when %s changed its table', async way => {
  const everything = () => engine.run('everything', 'select * from kind where id = $1', [1])
  const column = way.replaceAll(' ', '_')
  expect((await everything()).rows).not.toEqual([expect.objectContaining({ [column]: 'new' })])
  const alter = `alter table kind add column ${column} text default 'new'`
  await (way === 'a script' ? engine.script(alter) : engine.run(undefined, alter, []))
  expect((await everything()).rows).toEqual([expect.objectContaining({ [column]: 'new' })])
})

it('is parsed anew when what changed its table was taken back', async () => {
  const text = 'select * from kind where id = $1'
  const ask = () => engine.run('everything', text, [1])
  const before = Object.keys((await ask()).rows[0] as object)
  const takenBack = engine.transaction(async run => {
    await run(undefined, 'alter table kind add column short_lived text', [])
    expect((await run('everything', text, [1])).rows).toEqual([
      expect.objectContaining({ short_lived: null }),
    ])
    throw new Error('taken back')
  })
  await expect(takenBack).rejects.toThrow('taken back')
  expect(Object.keys((await ask()).rows[0] as object)).toEqual(before)
})

it('is refused once the database is closed', async () => {
  const other = await openEmbedded(undefined, await emptyDatabase())
  await other.run('one', 'select 1', [])
  await other.close()
  await expect(other.run('one', 'select 1', [])).rejects.toThrow('PGlite is closed')
})
