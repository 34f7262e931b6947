import type { Database } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

/** What is deleted of a table, `r`, once it has served its time; the condition's one value is now. */
export interface RetentionRule {
  readonly name: string
  readonly table: string
  readonly expired: string
  /** What remains of the rows that were deleted, `gone`: further parts of the statement that deletes them. */
  readonly counted?: readonly string[]
}

/** As newId() makes them at a moment, the first there can be: a condition that a key answers. */
export const firstIdAt = (moment: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`

/** Few enough that a statement never comes near its time limit. */
const batchSize = 5_000

export const housekeepingQueue = { name: 'housekeeping', expireInSeconds: 3_600 }

interface HousekeepingOptions {
  readonly now: () => Date
  readonly rules: readonly RetentionRule[]
  /** Whatever else is to be done every hour, after what expired is deleted. */
  readonly hourlyTasks: readonly (() => Promise<unknown>)[]
}

/**
 * Deletes every hour what has expired, in batches until none is left, then does the hourly tasks; of all instances one
 * does it. What fails is thrown once the others had their turn.
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

/** Each batch is kept by itself: what is cut off goes on from there. */
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
