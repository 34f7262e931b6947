import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { inBatches } from '#platform/database/in-batches.ts'

/**
 * Remembers which members have set no pushes up, as most have not: a job for nothing costs several times what the
 * notification does. Nobody waits for the answer; whoever isn't known gets the job, and is known for the next minute (D-50).
 */
export function knownDevices(database: Database, cache: Cache): (memberId: string) => boolean {
  const having = database.statement<{ memberId: string }>(
    'members-with-push-devices',
    `select distinct member_id as "memberId" from messaging.push_subscription where member_id = any($1::uuid[])`,
  )
  const hasDevice = cache.readThrough(
    'push-devices',
    inBatches(async (members: readonly string[]) => {
      const those = new Set((await having(members)).map(({ memberId }) => memberId))
      return members.map(member => those.has(member))
    }),
  )
  return memberId => {
    const known = hasDevice.peek(memberId)
    // Not within the caller's transaction, which it would hold up.
    if (known === undefined) database.afterCommit(() => void hasDevice.get(memberId).catch(() => {}))
    return known === false
  }
}
