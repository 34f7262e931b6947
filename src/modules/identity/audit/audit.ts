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
  /** What staff did, newest first, with how much of it there is in all; below `after` when it is given. */
  listAudit(
    search: AuditSearch,
    limit: number,
    after: AuditPlace | undefined,
  ): Promise<{ readonly entries: readonly NamedAuditEntry[]; readonly total: number }>
  /** All of it in parts, read as they are asked for. */
  exportAudit(search: AuditSearch): AsyncIterable<readonly NamedAuditEntry[]>
  /** Who of the staff looked at the member's medical answers, the latest first; `more` than these are not given. */
  listIntakeReaders(memberId: string): Promise<IntakeReaders>
  /** By whom and what the log can be searched. */
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
