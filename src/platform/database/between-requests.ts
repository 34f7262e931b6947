import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine, Run } from './database.ts'
import { DatabaseBusy, isLockTaken } from './database-errors.ts'

/** Well before PostgreSQL looks for who waits for each other (a second), and ends one of them. */
const lockWaitMs = 200

/**
 * What other instances are asked meanwhile holds rows of some tables and wants others, as a migration does in an order of its
 * own. So it waits for a lock only briefly, lets go of all it has, and begins again with the table that it did not get (D-331):
 * no request is ended for its sake, and requests that never end do not keep it from coming through.
 */
export async function betweenRequests(
  transaction: NonNullable<Engine['patiently']>,
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
          // Looked at here: whoever works with this wraps errors in their own.
          return run(name, text, values).catch((error: unknown) => {
            isHeldUp ||= isLockTaken(error) || error instanceof DatabaseBusy
            throw error
          })
        }
        for (const lock of first) await noted(undefined, lock, [])
        await work(noted)
      })
    } catch (error) {
      // A busy machine looks at both clocks too late, and may find a deadlock first.
      if (!isHeldUp) throw error
    }
    await sleep(lockWaitMs * (0.5 + Math.random()))
    const missed = await transaction(run => locksFor(asked, run))
    first = [...missed, ...first.filter(lock => !missed.includes(lock))]
  }
}

/** Statements that lock what a statement may have waited for: every table that is named in it, as strongly as it does. */
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
