import type { AuditEntry, AuditFilter, AuditPlace, PatientName } from './audit-entries.ts'

/** What staff did. Written with the action itself; never changed, never removed. */
export interface AuditLog {
  /** Newest first; below `after` when it is given. */
  page(filter: AuditFilter, limit: number, after: AuditPlace | undefined): Promise<readonly AuditEntry[]>
  count(filter: AuditFilter): Promise<number>
  /** Everybody on the staff who ever did something, under the last name they had, by name. */
  people(): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** What was ever done, by name. */
  actions(): Promise<readonly string[]>
}

export interface AuditPorts {
  readonly auditLog: AuditLog
  /** Names and addresses by member; those who left are left out. */
  readonly namesOf: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, PatientName>>
  /** The member with this address, in small letters. */
  readonly memberByEmail: (email: string) => Promise<{ readonly id: string } | undefined>
}
