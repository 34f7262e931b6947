import type { Database } from './database.ts'

/** A statement whose one value is now and which deletes what has served its time. */
export interface Drop {
  readonly name: string
  readonly text: string
}

const hourMs = 3_600_000

interface Housekeeping {
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** Whatever else is to be done every hour, after the drops. */
  readonly chores?: readonly (() => Promise<unknown>)[]
}

/** Drops every hour. Any number of instances may do it: deleting twice changes nothing. */
export function keepHouse(
  database: Database,
  drops: readonly Drop[],
  { now, onError, chores = [] }: Housekeeping,
): () => void {
  const statements = drops.map(({ name, text }) => database.statement(name, text))
  const timer = setInterval(async () => {
    for (const drop of statements) await drop(now()).catch(onError)
    for (const chore of chores) await chore().catch(onError)
  }, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
