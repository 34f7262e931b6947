import type { Database } from '#platform/database/database.ts'
import type { ConsentsPorts } from '../ports.ts'

export const pushDevicesInDatabase =
  (database: Database): ConsentsPorts['devicesOf'] =>
  memberId =>
    database.em().count(database.table('messaging.push_subscription'), { memberId })
