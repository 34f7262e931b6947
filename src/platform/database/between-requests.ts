import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine, Run } from './database.ts'
import { DatabaseBusy, isLockTaken } from './database-errors.ts'

/** Well below the one second after which PostgreSQL checks for deadlocks and cancels a transaction. */
const lockWaitMs = 200

/**
 * Migrations and requests on other instances lock tables in different orders. So a migration waits only briefly for a
 * lock, rolls back, and retries with the missed table first (D-331). It cancels no request, and a steady stream of
 * requests can't block it forever.
 */
export async function betweenRequests(
  transaction: NonNullable<Engine['withoutTimeouts']>,
  work: (run: Run) => Promise<void>,
): Promise<void> {
  let first: readonly string[] = []
  for (;;) {
    let [asked, isHeldUp] = ['', false]
    try {
      return await transaction(async run => {
        await run(undefined, `set local lock_timeout = ${lockWaitMs}`, [])
        const noted: Run = (name, text, values) => {
          if (!isHeldUp) asked = text
          // Checked here because migration libraries wrap errors in their own.
          return run(name, text, values).catch((error: unknown) => {
            isHeldUp ||= isLockTaken(error) || error instanceof DatabaseBusy
            throw error
          })
        }
        for (const lock of first) await noted(undefined, lock, [])
        await work(noted)
      })
    } catch (error) {
      // On a busy machine the lock timeout may fire late, and the deadlock check comes first.
      if (!isHeldUp) throw error
    }
    await sleep(lockWaitMs * (0.5 + Math.random()))
    const missed = await transaction(run => locksFor(asked, run))
    first = [...missed, ...first.filter(lock => !missed.includes(lock))]
  }
}

/** Statements that lock every table named in `statement`, in the mode that it needs. */
async function locksFor(statement: string, run: Run): Promise<readonly string[]> {
  const words = [...new Set(statement.match(/[a-z_][\w.]*/gi))]
  const { rows } = await run(
    undefined,
    `select distinct c.oid::regclass::text as name from unnest($1::text[]) as word
       join pg_class c on c.oid = to_regclass(word)
       where c.relkind in ('r', 'p') and c.relnamespace <> 'pg_catalog'::regnamespace
       order by name`,
    [words],
  )
  const keepsReadersOut = /^\s*(?:alter|drop|lock .* in access exclusive)\b/i.test(statement)
  const mode = keepsReadersOut ? 'access exclusive' : 'share row exclusive'
  return rows.map(row => `lock table ${(row as { name: string }).name} in ${mode} mode`)
}
