import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'

export const AuditEntryTable = defineEntity({
  name: 'AuditEntry',
  tableName: 'identity.audit_entry',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(),
    staffId: p.uuid(),
    staffName: p.text(),
    role: p.text(),
    action: p.text(),
    memberId: p.uuid().strictNullable(),
    address: p.text(),
    subject: p.text().strictNullable(),
  },
  indexes: [
    { name: 'audit_by_time', properties: ['at', 'id'] },
    { name: 'audit_by_person', properties: ['staffId', 'at', 'id'] },
    { name: 'audit_by_action', properties: ['action', 'at', 'id'] },
    { name: 'audit_by_member', properties: ['memberId', 'at'] },
  ],
})

type Row = InferEntity<typeof AuditEntryTable>

export type AuditEntry = Omit<Row, 'memberId' | 'subject'> & {
  readonly memberId: string | undefined
  readonly subject?: string | undefined
}

export function auditInDatabase(database: Database): (entry: AuditEntry) => Promise<void> {
  const add = database.effect(
    'add-audit-entry',
    `insert into identity.audit_entry (id, at, staff_id, staff_name, role, action, member_id, subject, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  )
  return async ({ id, at, staffId, staffName, role, action, memberId = null, subject = null, address }) => {
    await add(id, at, staffId, staffName, role, action, memberId, subject, address)
  }
}

/** Staff's actions on a member's records, for the member: by role, never by name. */
export function staffActionsIn(database: Database) {
  const orderBy = { at: 'asc', id: 'asc' } as const
  return async (memberId: string) => {
    const where = { memberId, role: { $ne: 'member' } }
    const found = await database.em().find(AuditEntryTable, where, { orderBy })
    return found.map(({ at, role, action }) => ({ at, role, action }))
  }
}
