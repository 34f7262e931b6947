import type { Database } from '#platform/database/database.ts'

export interface AuditEntry {
  readonly id: string
  readonly at: Date
  readonly staffId: string
  readonly staffName: string
  readonly role: string
  readonly action: string
  readonly memberId: string | undefined
  readonly subject?: string | undefined
  readonly address: string
}

export const addAuditEntry = `
  insert into identity.audit_entry (id, at, staff_id, staff_name, role, action, member_id, subject, address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

export function valuesOf(e: AuditEntry): readonly unknown[] {
  const { memberId = null, subject = null } = e
  return [e.id, e.at, e.staffId, e.staffName, e.role, e.action, memberId, subject, e.address]
}

export function auditInDatabase(database: Database): (entry: AuditEntry) => Promise<void> {
  const add = database.effect('add-audit-entry', addAuditEntry)
  return async entry => {
    await add(...valuesOf(entry))
  }
}
