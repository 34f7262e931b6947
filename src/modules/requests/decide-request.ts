import type { RequestsPorts } from './ports.ts'
import { AlreadyDecided, UnknownRequest } from './refusals.ts'
import type { ServiceRequest } from './service-request.ts'

export interface Verdict {
  readonly requestId: string
  readonly adminNotes: string | undefined
  /** 'staff:' plus the person's ID. */
  readonly actor: string
}

/** Decides a pending request once, or refuses if it's missing or already decided. */
export async function decideRequest(
  { requests, now }: RequestsPorts,
  { requestId, adminNotes, actor }: Verdict,
  status: 'approved' | 'denied',
): Promise<ServiceRequest> {
  const decided = await requests.decide({
    requestId,
    status,
    adminNotes: adminNotes || null,
    actor,
    at: now(),
  })
  if (decided) return decided
  const request = await requests.find(requestId)
  throw request ? new AlreadyDecided(request.status) : new UnknownRequest()
}
