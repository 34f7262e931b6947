import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { type AuditEntry, AuditEntryTable } from './audit-entries-in-database.ts'

const halfHourMs = 30 * 60_000
const mostKnown = 1_000

/** Records that a person looked at a list of patients: once per person, list, address and half hour (D-10). */
export function auditReadsInDatabase(database: Database): (look: Omit<AuditEntry, 'id'>) => Promise<void> {
  // Entries that this process has already written: a search sends a request per letter.
  const written = new Set<string>()
  return async look => {
    const id = idOf(look)
    if (written.has(id)) return
    const entry = { ...look, id, memberId: look.memberId ?? null, subject: look.subject ?? null }
    await database.em().qb(AuditEntryTable).insert(entry).onConflict('id').ignore().execute()
    if (written.size >= mostKnown) written.clear()
    written.add(id)
  }
}

/** Deterministic, so that the primary key removes duplicates: a UUID of version 8. */
function idOf({ staffId, action, address, at }: Omit<AuditEntry, 'id'>): string {
  const look = JSON.stringify([staffId, action, address, Math.floor(at.getTime() / halfHourMs)])
  const hex = createHash('sha256').update(look).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
