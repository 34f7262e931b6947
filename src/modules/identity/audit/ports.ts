import type { AuditEntry, AuditFilter, AuditPlace, PatientName } from './audit-entries.ts'

/** Staff's actions. Written in the action's transaction; never changed or removed. */
export interface AuditLog {
  /** Newest first; older than `after` if given. */
  page(filter: AuditFilter, limit: number, after: AuditPlace | undefined): Promise<readonly AuditEntry[]>
  count(filter: AuditFilter): Promise<number>
  /** All people on the staff with an entry, under their latest name, by name. */
  people(): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** All actions with an entry, by name. */
  actions(): Promise<readonly string[]>
}

export interface AuditPorts {
  readonly auditLog: AuditLog
  /** The member's account and those merged into it. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  /** Names and addresses by account, also a merged one, without former members. */
  readonly namesOf: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, PatientName>>
  /** The member with this address, in lower case. */
  readonly memberByEmail: (email: string) => Promise<{ readonly id: string } | undefined>
}
