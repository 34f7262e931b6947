import {
  type AuditChoices,
  type AuditEntry,
  type AuditFilter,
  type AuditPlace,
  type AuditSearch,
  actionTitle,
  type NamedAuditEntry,
} from './audit-entries.ts'
import type { AuditPorts } from './ports.ts'

/** The batch size for writing a file. */
const batch = 1000

export async function listAudit(
  ports: AuditPorts,
  search: AuditSearch,
  limit: number,
  after: AuditPlace | undefined,
) {
  const filter = await filterOf(ports, search)
  if (!filter) return { entries: [], total: 0 }
  const [entries, total] = await Promise.all([
    ports.auditLog.page(filter, limit, after),
    ports.auditLog.count(filter),
  ])
  return { entries: await withNames(ports, entries), total }
}

export async function* exportAudit(ports: AuditPorts, search: AuditSearch) {
  const filter = await filterOf(ports, search)
  if (!filter) return
  let last: AuditPlace | undefined
  do {
    const entries = await ports.auditLog.page(filter, batch, last)
    if (entries.length > 0) yield await withNames(ports, entries)
    last = entries.length === batch ? entries.at(-1) : undefined
  } while (last)
}

export async function listAuditChoices({ auditLog }: Pick<AuditPorts, 'auditLog'>): Promise<AuditChoices> {
  const [people, actions] = await Promise.all([auditLog.people(), auditLog.actions()])
  return { people, actions: actions.map(action => ({ action, title: actionTitle(action) })) }
}

export interface IntakeReaders {
  readonly readers: readonly Pick<AuditEntry, 'id' | 'at' | 'staffName' | 'role'>[]
  readonly more: number
}

/** A longer list would not help a member. */
const mostReaders = 50

export async function listIntakeReaders(
  { auditLog, accountsOf }: Pick<AuditPorts, 'auditLog' | 'accountsOf'>,
  memberId: string,
): Promise<IntakeReaders> {
  const readings = { memberIds: await accountsOf(memberId), action: 'readIntake' }
  const [readers, total] = await Promise.all([
    auditLog.page(readings, mostReaders, undefined),
    auditLog.count(readings),
  ])
  return { readers, more: Math.max(0, total - readers.length) }
}

/** Undefined if no member has the searched address. */
async function filterOf(
  { memberByEmail, accountsOf }: Pick<AuditPorts, 'memberByEmail' | 'accountsOf'>,
  search: AuditSearch,
): Promise<AuditFilter | undefined> {
  const { patient, ...filter } = search
  if (!patient) return filter
  const member = patient.includes('@') ? await memberByEmail(patient.toLowerCase()) : { id: patient }
  return member && { ...filter, memberIds: await accountsOf(member.id) }
}

async function withNames({ namesOf }: Pick<AuditPorts, 'namesOf'>, entries: readonly AuditEntry[]) {
  const names = await namesOf([...new Set(entries.flatMap(({ memberId }) => memberId ?? []))])
  return entries.map<NamedAuditEntry>(entry => ({
    ...entry,
    actionTitle: actionTitle(entry.action),
    patient: entry.memberId ? names.get(entry.memberId) : undefined,
  }))
}
