import { dayIn } from '../../format/clinic-day.ts'

/** The log's filters, as in the URL. */
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

/** The filters with one of them changed or removed. */
export function searchWith(search: AuditSearch, name: keyof AuditSearch, value: string): AuditSearch {
  const { [name]: _before, ...others } = search
  return value ? { ...others, [name]: value } : others
}
