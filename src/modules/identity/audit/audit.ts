import type { AuditChoices, AuditPlace, AuditSearch, NamedAuditEntry } from './audit-entries.ts'
import type { AuditPorts } from './ports.ts'
import {
  exportAudit,
  type IntakeReaders,
  listAudit,
  listAuditChoices,
  listIntakeReaders,
} from './read-audit.ts'

export interface Audit {
  /** Staff's actions, newest first, with the total count; older than `after` if given. */
  listAudit(
    search: AuditSearch,
    limit: number,
    after: AuditPlace | undefined,
  ): Promise<{ readonly entries: readonly NamedAuditEntry[]; readonly total: number }>
  /** The whole log, read in batches on demand. */
  exportAudit(search: AuditSearch): AsyncIterable<readonly NamedAuditEntry[]>
  /** The staff who looked at the member's medical answers, newest first; `more` is the number left out. */
  listIntakeReaders(memberId: string): Promise<IntakeReaders>
  /** The people and actions for the log's filters. */
  listAuditChoices(): Promise<AuditChoices>
}

export function openAudit(ports: AuditPorts): Audit {
  return {
    listAudit: (search, limit, after) => listAudit(ports, search, limit, after),
    exportAudit: search => exportAudit(ports, search),
    listIntakeReaders: memberId => listIntakeReaders(ports, memberId),
    listAuditChoices: () => listAuditChoices(ports),
  }
}
