import type { AuditChoices, AuditPlace, AuditSearch, NamedAuditEntry } from './audit-entries.ts'
import type { AuditPorts } from './ports.ts'
import { exportAudit, listAudit, listAuditChoices } from './read-audit.ts'

export interface Audit {
  /** What staff did, newest first, with how much of it there is in all; below `after` when it is given. */
  listAudit(
    search: AuditSearch,
    limit: number,
    after: AuditPlace | undefined,
  ): Promise<{ readonly entries: readonly NamedAuditEntry[]; readonly total: number }>
  /** All of it in parts, read as they are asked for. */
  exportAudit(search: AuditSearch): AsyncIterable<readonly NamedAuditEntry[]>
  /** By whom and what the log can be searched. */
  listAuditChoices(): Promise<AuditChoices>
}

export function openAudit(ports: AuditPorts): Audit {
  return {
    listAudit: (search, limit, after) => listAudit(ports, search, limit, after),
    exportAudit: search => exportAudit(ports, search),
    listAuditChoices: () => listAuditChoices(ports),
  }
}
