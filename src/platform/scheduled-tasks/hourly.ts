import type { Database } from '../database/database.ts'

/** A statement whose one value is now and which deletes what has served its time. */
export interface RetentionRule {
  readonly name: string
  readonly text: string
}

const hourMs = 3_600_000

interface HourlyOptions {
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** Whatever else is to be done every hour, after what expired is deleted. */
  readonly hourlyTasks?: readonly (() => Promise<unknown>)[]
}

/** Deletes every hour what has expired, then does the hourly tasks. Any number of instances may do it: deleting twice changes nothing. */
export function purgeExpired(
  database: Database,
  rules: readonly RetentionRule[],
  { now, onError, hourlyTasks = [] }: HourlyOptions,
): () => void {
  const statements = rules.map(({ name, text }) => database.statement(name, text))
  const timer = setInterval(async () => {
    for (const purge of statements) await purge(now()).catch(onError)
    for (const task of hourlyTasks) await task().catch(onError)
  }, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
