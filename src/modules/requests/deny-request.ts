import { decideRequest, type Verdict } from './decide-request.ts'
import type { RequestsPorts } from './ports.ts'
import type { ServiceRequest } from './service-request.ts'

export async function denyRequest(ports: RequestsPorts, verdict: Verdict): Promise<ServiceRequest> {
  const request = await decideRequest(ports, verdict, 'denied')
  // The reason may name a treatment and this text may be pushed, so the reason is only shown with the request.
  await ports.notifyMember(request.memberId, {
    title: 'Request not approved',
    message: request.adminNotes
      ? 'We couldn’t approve your points request. See the reason under Request Points.'
      : 'We couldn’t approve your points request. Please ask at the front desk.',
    type: 'GENERAL',
  })
  return request
}
