import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import type { Work } from '#platform/jobs/workers.ts'
import { schema } from '../../src/server/parts.ts'
import { bothDatabases, newPostgresDatabase, openEngine, usualDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { everyRow } from '../support/rows.ts'

describe.each(bothDatabases)('a job (%s)', kind => {
  const open: { database: Database; jobs: Jobs }[] = []
  const errors: unknown[] = []
  const start = async (
    work?: Work,
    database?: Database,
    workEach?: (contents: Readonly<Record<string, unknown>>) => Promise<void>,
  ) => {
    const on = database ?? (await openDatabase(await openEngine(kind), schema))
    const jobs = await openJobs(on, {
      queues: [{ name: 'letters', expireInSeconds: 60, retryAfterSeconds: 1 }],
      pollSeconds: 0.5,
      works: (work ?? workEach) !== undefined,
      timeZone: 'America/Los_Angeles',
      onError: error => errors.push(error),
    })
    if (work) jobs.handle('letters', work)
    if (workEach) jobs.handleEach('letters', workEach)
    await jobs.start()
    open.push({ database: on, jobs })
    return { database: on, jobs }
  }
  afterEach(async () => {
    for (const { jobs } of open) await jobs.stop()
    for (const database of new Set(open.splice(0).map(({ database }) => database))) await database.close()
    expect(errors.splice(0)).toEqual([])
  })

  it('runs once the transaction that it is part of was committed', async () => {
    const done: unknown[] = []
    const { database, jobs } = await start(async contents => void done.push(...contents))
    await database.inTransaction(async () => {
      await jobs.enqueue('letters', { to: 'Mia' })
      await setTimeout(150)
      expect(done).toEqual([])
    })
    await eventually(async () => expect(done).toEqual([{ to: 'Mia' }]))
  })

  it('never runs when the transaction is taken back', async () => {
    const done: unknown[] = []
    const { database, jobs } = await start(async contents => void done.push(...contents))
    const takenBack = database.inTransaction(async () => {
      await jobs.enqueue('letters', { to: 'Mia' })
      throw new Error('taken back')
    })
    await expect(takenBack).rejects.toThrow('taken back')
    await jobs.enqueue('letters', { to: 'Noor' })
    await eventually(async () => expect(done).toEqual([{ to: 'Noor' }]))
    expect(
      await database.run('select count(*)::int as count from jobs.job where name = $1', ['letters']),
    ).toEqual([{ count: 1 }])
  })

  it('finds the database free for its own transactions while others publish in theirs', async () => {
    let done = 0
    const { database, jobs } = await start(async contents => {
      await database.inTransaction(async () => {
        await database.run('select pg_sleep($1)', [0.01])
        done += contents.length
      })
    })
    await Promise.all(Array.from({ length: 40 }, () => database.inTransaction(() => jobs.enqueue('letters'))))
    await eventually(async () => expect(done).toBe(40))
  })

  it('is done also after another process brought the tables of a later version', async () => {
    const done: unknown[] = []
    const { database, jobs } = await start(async contents => void done.push(...contents))
    // Often enough for plans that are kept.
    for (let number = 0; number < 8; number++) {
      await jobs.enqueue('letters', { number })
      await eventually(async () => expect(done).toHaveLength(number + 1))
    }
    await database.run('alter table jobs.job add column brought_later text')
    await jobs.enqueue('letters', { number: 8 })
    await eventually(async () => expect(done).toHaveLength(9))
  })

  it('that fails is told about, leaves nobody’s data behind, and is tried again', async () => {
    let tries = 0
    const { jobs, database } = await start(async () => {
      tries++
      if (tries === 1) throw Object.assign(new Error('broken'), { detail: 'Key (email)=(mia@velora.test)' })
    })
    await jobs.enqueue('letters')
    await eventually(async () => expect(tries).toBe(2))
    expect(errors.splice(0)).toEqual([expect.objectContaining({ message: 'broken' })])
    expect(await everyRow(database)).not.toContain('mia@velora.test')
  })

  it('that is at hand is finished before a stop, and no further one begins', async () => {
    const finished: unknown[] = []
    const begun = Promise.withResolvers<void>()
    const { jobs, database } = await start(async (contents, stopping) => {
      begun.resolve()
      while (!stopping()) await setTimeout(10)
      await setTimeout(200)
      finished.push(...contents)
    })
    await jobs.enqueue('letters', { n: 1 })
    await begun.promise
    await jobs.enqueue('letters', { n: 2 })
    await jobs.stop()
    expect(finished).toEqual([{ n: 1 }])
    const states = "select state::text from jobs.job where name = 'letters' order by created_on"
    expect(await database.run(states)).toEqual([{ state: 'completed' }, { state: 'created' }])
  })

  // The rest depends on no lock of the database.
  if (!usualDatabases.includes(kind)) return

  it('is left to others by a process that only publishes', async () => {
    const done: unknown[] = []
    const only = await start()
    await only.jobs.enqueue('letters', { to: 'Mia' })
    await start(async contents => void done.push(...contents), only.database)
    await eventually(async () => expect(done).toEqual([{ to: 'Mia' }]))
  })

  it('of those that are done one by one is tried again alone when it fails', async () => {
    const tries: unknown[] = []
    const { jobs } = await start(undefined, undefined, async ({ to }) => {
      tries.push(to)
      if (to === 'Mia' && tries.filter(each => each === 'Mia').length === 1) throw new Error('not now')
    })
    for (const to of ['Mia', 'Noor', 'Ava']) await jobs.enqueue('letters', { to })
    await eventually(async () => expect(tries.toSorted()).toEqual(['Ava', 'Mia', 'Mia', 'Noor']))
    await setTimeout(1_500)
    expect(tries).toHaveLength(4)
    expect(errors.splice(0)).toEqual([expect.objectContaining({ message: 'not now' })])
  })

  it('waits until the time that it was given', async () => {
    const done: unknown[] = []
    const { jobs } = await start(async contents => void done.push(...contents))
    await jobs.enqueue('letters', { to: 'Mia' }, new Date(Date.now() + 5_000))
    await setTimeout(1_500)
    expect(done).toEqual([])
    await eventually(async () => expect(done).toEqual([{ to: 'Mia' }]))
  })

  it('that is discreet starts after what comes next', async () => {
    const done: string[] = []
    const database = await openDatabase(await openEngine(kind), schema)
    const jobs = await openJobs(database, {
      queues: ['codes', 'letters'].map(name => ({ name, expireInSeconds: 60 })),
      works: true,
      timeZone: 'America/Los_Angeles',
      onError: error => errors.push(error),
    })
    jobs.handleEach('codes', async () => void done.push('codes'), { isDiscreet: true })
    jobs.handleEach('letters', async () => void done.push('letters'))
    await jobs.start()
    open.push({ database, jobs })
    for (const queue of ['codes', 'letters']) await jobs.enqueue(queue)
    await eventually(async () => expect(done).toEqual(['letters', 'codes']))
  })
})

describe('jobs of two processes on one PostgreSQL', () => {
  it('are each done once', async () => {
    const url = await newPostgresDatabase()
    const done = new Map<unknown, number>()
    const by: number[] = [0, 0]
    const start = async (process: number) => {
      const database = await openDatabase(openPostgres({ url, onError: () => {} }), schema)
      const jobs = await openJobs(database, {
        queues: [{ name: 'letters', expireInSeconds: 60 }],
        works: true,
        timeZone: 'America/Los_Angeles',
        onError: error => {
          throw error
        },
      })
      jobs.handle('letters', async contents => {
        for (const { n } of contents) done.set(n, (done.get(n) ?? 0) + 1)
        by[process] = (by[process] ?? 0) + contents.length
        await setTimeout(5)
      })
      await jobs.start()
      return { database, jobs }
    }
    const both = await Promise.all([start(0), start(1)])
    for (let n = 0; n < 200; n++) await both[n % 2]?.jobs.enqueue('letters', { n })
    await eventually(async () => expect(done.size).toBe(200))
    await setTimeout(200)
    expect([...done.values()].filter(times => times !== 1)).toEqual([])
    expect(Math.min(...by)).toBeGreaterThan(0)
    for (const { database, jobs } of both) {
      await jobs.stop()
      await database.close()
    }
  })
})
