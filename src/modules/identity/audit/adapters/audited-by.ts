import type { Database } from '#platform/database/database.ts'
import type { StaffAction } from '#platform/http/route/answer-route.ts'
import { newId } from '#platform/kernel/ids.ts'
import { auditInDatabase } from './audit-entries-in-database.ts'

/** Records staff's actions, in the caller's transaction. */
export function auditedBy(database: Database, now: () => Date) {
  const audit = auditInDatabase(database)
  return (action: StaffAction) => audit({ ...entryOf(action, now()), id: newId(now().getTime()) })
}

export const entryOf = ({ staff, ...action }: StaffAction, at: Date) => ({
  ...action,
  at,
  staffId: staff.staffId,
  staffName: staff.name,
  role: staff.role,
})
