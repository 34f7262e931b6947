import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { unmeasured } from '#platform/metrics/measures.ts'
import { housekeepingQueue, scheduleHousekeeping } from '#platform/scheduled-tasks/housekeeping.ts'
import { measureBackups } from '../../src/server/backups/backup-runs.ts'
import { retention, schema } from '../../src/server/parts.ts'
import { bothDatabases, openEngine } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'

describe.each(bothDatabases)('housekeeping (%s)', kind => {
  let database: Database
  let jobs: Jobs
  afterEach(async () => {
    await jobs.stop()
    await database.close()
  })

  it('clears a backlog that no single statement may, by every rule, and leaves what has not expired', async () => {
    const errors: unknown[] = []
    database = await openDatabase(await openEngine(kind), schema)
    jobs = await openJobs(database, {
      queues: [housekeepingQueue],
      works: true,
      timeZone: 'UTC',
      onError: error => errors.push(error),
    })
    // As a time limit does, but on any machine alike.
    await database.run(`create function refuse_many() returns trigger language plpgsql as $$ begin
        if (select count(*) from gone) > 5000 then raise exception 'too many at once'; end if; return null; end $$`)
    await database.run(`create trigger no_crowd after delete on platform.attempt
        referencing old table as gone for each statement execute function refuse_many()`)
    await database.run(`insert into platform.attempt (key, failures, since)
        select 'old ' || n, 1, now() - interval '3 days' from generate_series(1, 12001) n`)
    await database.run("insert into platform.attempt (key, failures, since) values ('new', 1, now())")
    let hourly = 0
    scheduleHousekeeping(database, jobs, {
      now: () => new Date(),
      rules: retention,
      hourlyTasks: [async () => void hourly++],
    })
    await jobs.start()
    await jobs.enqueue(housekeepingQueue.name)
    await eventually(async () => expect(hourly).toBe(1))
    expect(await database.run('select key from platform.attempt')).toEqual([{ key: 'new' }])
    expect(errors).toEqual([])
  })
})

it('a clinic without any backup has one that is infinitely old', async () => {
  const database = await openDatabase(await openEngine('embedded'), schema)
  let read: () => Promise<Readonly<Record<string, readonly { readonly value: number }[]>>> = async () => ({})
  measureBackups(
    database,
    {
      ...unmeasured,
      gauges(_named, each) {
        read = each as typeof read
      },
    },
    () => new Date(),
  )
  const figures = await read()
  await database.close()
  for (const name of ['velora_backup_age_seconds', 'velora_restore_proven_age_seconds'])
    expect(figures[name]?.map(({ value }) => value)).toEqual([Number.POSITIVE_INFINITY])
})
