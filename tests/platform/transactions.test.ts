import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../src/server/parts.ts'
import { bothDatabases, openEngine } from '../support/databases.ts'

describe.each(bothDatabases)('a transaction (%s)', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(await openEngine(kind), schema)
    await database.statement('make', 'create table line (number integer primary key)')()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.statement('clear', 'delete from line')()
  })

  const add = (number: number) =>
    database.statement<{ number: number }>(
      'add-line',
      'insert into line values ($1) returning number',
    )(number)
  const leave = (number: number) => database.effect('leave-line', 'insert into line values ($1)')(number)
  const lines = async () =>
    (await database.statement<{ number: number }>('lines', 'select number from line order by number')()).map(
      ({ number }) => number,
    )
  const twice = { code: '23505' }

  it('keeps what was asked at once, in the order in which it was asked', async () => {
    const counted = await database.inTransaction(() =>
      Promise.all([add(1), lines(), add(2), leave(3), lines()]),
    )
    expect([counted[1], counted[4]]).toEqual([[1], [1, 2, 3]])
    expect(await lines()).toEqual([1, 2, 3])
  })

  it('fails with what nobody waited for, and keeps nothing', async () => {
    const failing = database.inTransaction(async () => {
      await leave(1)
      await leave(1)
      return 'done'
    })
    await expect(failing).rejects.toMatchObject(twice)
    expect(await lines()).toEqual([])
  })

  it('gives the first failure as the reason for all that follows', async () => {
    const failing = database.inTransaction(async () => {
      await add(1)
      await leave(1)
      await add(2)
    })
    await expect(failing).rejects.toMatchObject(twice)
    expect(await lines()).toEqual([])
  })

  it('does not say that it kept what a swallowed failure took back', async () => {
    const failing = database.inTransaction(async () => {
      await add(1)
      await add(1).catch(() => {})
      return 'done'
    })
    await expect(failing).rejects.toMatchObject(twice)
    expect(await lines()).toEqual([])
  })

  it('takes everything back that was under way when its work failed', async () => {
    let late: Promise<unknown> = Promise.resolve()
    const failing = database.inTransaction(async () => {
      late = add(1)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await late
    expect(await lines()).toEqual([])
  })

  it('takes nothing more once it has ended', async () => {
    const ended = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()
    await database.inTransaction(async () => {
      late = ended.promise.then(() => add(7))
    })
    ended.resolve()
    await expect(late).rejects.toThrow('has ended')
    expect(await lines()).toEqual([])
  })

  it('leaves its connection fit for the next one, whatever failed', async () => {
    for (let n = 0; n < 30; n++)
      await database.inTransaction(() => Promise.all([add(1), add(1), add(2)])).catch(() => {})
    expect(await database.inTransaction(() => add(5))).toEqual([{ number: 5 }])
    expect(await lines()).toEqual([5])
  })

  it('is by itself what is outside of one', async () => {
    await leave(1)
    await expect(leave(1)).rejects.toMatchObject(twice)
    expect(await lines()).toEqual([1])
  })
})
