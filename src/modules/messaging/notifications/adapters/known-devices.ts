import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'

/**
 * Caches members without push devices, who are the majority, because an unneeded job costs several times as much as the
 * notification. Nobody waits for the lookup; uncached members get the job, and are cached for the next minute (D-50).
 */
export function knownDevices(database: Database, cache: Cache): (memberId: string) => boolean {
  const find = database.statement<object>(
    'has-push-device',
    'select from messaging.push_subscription where member_id = $1 limit 1',
  )
  const hasDevice = cache.readThrough('push-devices', async memberId => (await find(memberId)).length > 0)
  return memberId => {
    const known = hasDevice.peek(memberId)
    // Outside of the caller's transaction, which it would slow down.
    if (known === undefined) database.afterCommit(() => void hasDevice.get(memberId).catch(() => {}))
    return known === false
  }
}
