import { dayIn } from '../../format/clinic-day.ts'

/** What the log is searched for, as the address has it. */
export interface AuditSearch {
  staffId?: string
  action?: string
  patient?: string
  from?: string
  to?: string
}

export function auditSearchIn(search: Record<string, unknown>): AuditSearch {
  const { staffId, action, patient } = search
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])]
  return {
    ...(typeof staffId === 'string' && { staffId }),
    ...(typeof action === 'string' && { action }),
    ...(typeof patient === 'string' && { patient }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** The search with one thing changed, or left out. */
export function searchWith(search: AuditSearch, name: keyof AuditSearch, value: string): AuditSearch {
  const { [name]: _before, ...others } = search
  return value ? { ...others, [name]: value } : others
}
