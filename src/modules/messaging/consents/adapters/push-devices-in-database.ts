import type { Database } from '#platform/database/database.ts'
import type { ConsentsPorts } from '../ports.ts'

export function pushDevicesInDatabase(database: Database): ConsentsPorts['devicesOf'] {
  const count = database.statement<{ count: number }>(
    'count-push-devices-of',
    'select count(*)::int as count from messaging.push_subscription where member_id = $1',
  )
  return async memberId => (await count(memberId))[0]?.count ?? 0
}
