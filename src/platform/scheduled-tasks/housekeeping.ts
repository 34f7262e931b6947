import type { Database } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** Which rows of a table, `r`, to delete; `$1` in the condition is the current time. */
export interface RetentionRule {
  readonly name: string
  readonly table: string
  readonly expired: string
  /** Keeps totals of the deleted rows, `gone`: further parts of the deleting statement. */
  readonly counted?: readonly string[]
}

/** The lowest ID that newId() can create at a moment, so that a condition can use the primary key. */
export const firstIdAt = (moment: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`

/** Small enough to stay well within the statement timeout. */
const batchSize = 5_000

export const housekeepingQueue = { name: 'housekeeping', expireInSeconds: 3_600 }

interface HousekeepingOptions {
  readonly now: () => Date
  readonly rules: readonly RetentionRule[]
  /** Other work for every hour, after the deletions. */
  readonly hourlyTasks: readonly (() => Promise<unknown>)[]
}

/**
 * Every hour, deletes expired rows in batches until none are left, then runs the hourly tasks. Only one instance does
 * it. If something fails, throws after the rest is done.
 */
export function scheduleHousekeeping(database: Database, jobs: Jobs, options: HousekeepingOptions): void {
  const { now, rules, hourlyTasks } = options
  const purges = rules.map(rule => purging(database, rule))
  jobs.handle(housekeepingQueue.name, async (_contents, stopping) => {
    const failures: unknown[] = []
    const attempt = (work: Promise<unknown>) => work.catch(error => failures.push(error))
    for (const purge of purges) await attempt(purge(now(), stopping))
    for (const task of hourlyTasks) if (!stopping()) await attempt(task())
    if (failures.length > 0) throw failures[0]
  })
  jobs.schedule('17 * * * *', housekeepingQueue.name)
}

/** Each batch commits separately, so an interrupted run continues from there. */
export function purging(database: Database, { name, table, expired, counted = [] }: RetentionRule) {
  const purgeBatch = database.statement<{ count: number }>(
    name,
    `with ${[
      `gone as (
       delete from ${table} where ctid = any(array(select r.ctid from ${table} r where ${expired} limit ${batchSize}))
       returning *)`,
      ...counted,
    ].join(', ')}
     select count(*)::int as count from gone`,
  )
  return async (now: Date, stopping: () => boolean = () => false): Promise<void> => {
    while (!stopping()) {
      const [batch] = await purgeBatch(now)
      if ((batch?.count ?? 0) < batchSize) return
    }
  }
}
