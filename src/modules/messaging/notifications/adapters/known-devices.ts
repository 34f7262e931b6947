import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'

/**
 * Remembers which members have set no pushes up, as most have not: a job for nothing costs several times what the
 * notification does. Nobody waits for the answer; whoever isn't known gets the job, and is known for the next minute (D-50).
 */
export function knownDevices(database: Database, cache: Cache): (memberId: string) => boolean {
  const find = database.statement<object>(
    'has-push-device',
    'select from messaging.push_subscription where member_id = $1 limit 1',
  )
  const hasDevice = cache.readThrough('push-devices', async memberId => (await find(memberId)).length > 0)
  return memberId => {
    const known = hasDevice.peek(memberId)
    // Not within the caller's transaction, which it would hold up.
    if (known === undefined) database.afterCommit(() => void hasDevice.get(memberId).catch(() => {}))
    return known === false
  }
}
