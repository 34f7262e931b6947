import type { RequestsPorts } from './ports.ts'
import { AlreadyDecided, UnknownRequest } from './refusals.ts'
import type { ServiceRequest } from './service-request.ts'

export interface Verdict {
  readonly requestId: string
  readonly adminNotes: string | undefined
  /** 'staff:' plus the person's id. */
  readonly actor: string
}

/** Takes the one decision that a pending request can get, or says why there is none to take. */
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
