import type { Database } from '#platform/database/database.ts'
import type { PointsMoved } from '#platform/kernel/access/step-up.ts'

/**
 * The first caller holds the lock until its transaction ends, so the next one sees its entries. The lock needs its own
 * statement, because a statement sees only what was committed when it began. Reversals don't count.
 */
export function pointsMovedInDatabase(database: Database) {
  const lock = database.effect(
    'hold-points-of-actor',
    "select pg_advisory_xact_lock(hashtextextended('points moved by ' || $1::text, 0))",
  )
  const sum = database.statement<PointsMoved>(
    'points-moved-by-actor',
    `select coalesce(sum(abs(amount)) filter (where at > $2), 0)::float8 as hour, coalesce(sum(abs(amount)), 0)::float8 as day
     from loyalty.entry
     where actor = $1 and actor <> 'member' and at > $3 and kind in ('treatment', 'request', 'adjustment')`,
  )
  return async (actor: string, since: { readonly hour: Date; readonly day: Date }): Promise<PointsMoved> => {
    await lock(actor)
    const [moved] = await sum(actor, since.hour, since.day)
    return moved ?? { hour: 0, day: 0 }
  }
}
