import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openDaily } from '#platform/scheduled-tasks/daily.ts'
import { schema } from '../../src/server/parts.ts'
import { type Clock, clockAt } from '../support/clock.ts'
import { bothDatabases, openEngine } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'

const timeZone = 'America/Los_Angeles'

describe.each(bothDatabases)('what is done once a day (%s)', kind => {
  let database: Database
  let clock: Clock
  let done: string[]
  const start = async (work: () => Promise<string>, now = '2026-11-21T17:30:00Z', renewEveryMs?: number) => {
    database = await openDatabase(await openEngine(kind), schema)
    clock = clockAt(now)
    done = []
    const dailyTasks = [{ name: 'letters', from: '10:00', until: '19:00', work }]
    return openDaily(database, {
      now: clock.now,
      timeZone,
      dailyTasks,
      ...(renewEveryMs !== undefined && { renewEveryMs }),
    })
  }
  afterEach(() => database.close())
  const outcomes = () => database.run('select name, day::text, outcome from platform.daily_run order by day')

  it('waits for its hour of the clinic’s clock, and is done once however often and by however many', async () => {
    const daily = await start(async () => `${done.push(clock.now().toISOString())}`)
    await daily.runDue()
    expect(done).toEqual([])
    clock.advance({ minutes: 30 })
    await Promise.all(Array.from({ length: 8 }, () => daily.runDue()))
    await daily.runDue()
    expect(done).toHaveLength(1)
    expect(await outcomes()).toEqual([{ name: 'letters', day: '2026-11-21', outcome: '1' }])
    clock.advance({ days: 1 })
    await daily.runDue()
    expect(done).toHaveLength(2)
  })

  it('is made up for later in its hours, and left out after them', async () => {
    const daily = await start(async () => `${done.push('late')}`, '2026-11-22T02:55:00Z')
    await daily.runDue()
    expect(done).toHaveLength(1)
    clock.set('2026-11-23T03:00:00Z')
    await daily.runDue()
    expect(done).toHaveLength(1)
  })

  it('belongs to clinic days where the clock is moved: 25 hours and 23', async () => {
    const daily = await start(async () => `${done.push('x')}`, '2026-11-01T18:00:00Z')
    await daily.runDue()
    clock.set('2026-11-02T17:59:00Z')
    await daily.runDue()
    expect(done).toHaveLength(1)
    clock.set('2026-11-02T18:00:00Z')
    await daily.runDue()
    clock.set('2027-03-14T17:00:00Z')
    await daily.runDue()
    expect(done).toHaveLength(3)
  })

  it('is tried again when it failed, and an hour after its process ended in the middle', async () => {
    let fails = true
    const daily = await start(async () => {
      done.push('tried')
      if (fails) throw new Error('broken')
      return 'done'
    }, '2026-11-21T18:00:00Z')
    await expect(daily.runDue()).rejects.toThrow('broken')
    fails = false
    await database.run(
      `insert into platform.daily_run (name, day, begun_at) values ('letters', '2026-11-21', $1)`,
      [clock.now()],
    )
    clock.advance({ minutes: 59 })
    await daily.runDue()
    expect(done).toEqual(['tried'])
    clock.advance({ minutes: 1 })
    await daily.runDue()
    expect(done).toEqual(['tried', 'tried'])
    expect(await outcomes()).toMatchObject([{ outcome: 'done' }])
  })

  const begunAt = () => database.run(`select begun_at as at from platform.daily_run where $1`, [true])
  const begun = (at: Date) => eventually(async () => expect(await begunAt()).toEqual([{ at }]))

  it('that takes hours is not begun by another meanwhile', async () => {
    const over = Promise.withResolvers<void>()
    const work = async () => {
      done.push('begun')
      await over.promise
      return 'done'
    }
    const daily = await start(work, '2026-11-21T18:00:00Z', 5)
    const long = daily.runDue()
    for (let hour = 0; hour < 3; hour++) {
      await begun(clock.now())
      clock.advance({ minutes: 59 })
      await daily.runDue()
    }
    over.resolve()
    await long
    expect(done).toEqual(['begun'])
    expect(await outcomes()).toMatchObject([{ outcome: 'done' }])
  })

  it('that fails late leaves the claim of who took it over', async () => {
    const over = Promise.withResolvers<void>()
    const daily = await start(
      async () => {
        done.push('begun')
        if (done.length === 1) await over.promise
        return 'done'
      },
      '2026-11-21T18:00:00Z',
      3_600_000,
    )
    const frozen = daily.runDue()
    await begun(clock.now())
    clock.advance({ hours: 1 })
    const taken = clock.now()
    await database.run('update platform.daily_run set begun_at = $1', [taken])
    over.reject(new Error('broken'))
    await expect(frozen).rejects.toThrow('broken')
    await begun(taken)
    await daily.runDue()
    expect(done).toEqual(['begun'])
  })
})
