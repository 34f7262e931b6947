import type { Database, Engine } from '#platform/database/database.ts'
import { isTableMissing } from '#platform/database/database-errors.ts'

const latestText = `select outcome from platform.daily_run
  where name = $1 and outcome is not null order by day desc limit 1`

/** A check's summary starts with “holds” unless it found a problem. */
function problemIn(rows: readonly unknown[]): string | undefined {
  const [latest] = rows as readonly { readonly outcome: string }[]
  return latest && !latest.outcome.startsWith('holds') ? latest.outcome : undefined
}

/** The problem that this daily check found the last time it ran, in words. */
export function problemFoundBy(database: Database, task: string): () => Promise<string | undefined> {
  const read = database.statement('latest-daily-check', latestText)
  return async () => problemIn(await read(task))
}

/** For read-only commands. Undefined if the tables don't exist yet. */
export async function problemFoundOn(
  { run }: Pick<Engine, 'run'>,
  task: string,
): Promise<string | undefined> {
  const { rows } = await run(undefined, latestText, [task]).catch(error => {
    if (isTableMissing(error)) return { rows: [] }
    throw error
  })
  return problemIn(rows)
}
