import type { Requester, RequestsPorts } from './ports.ts'
import type { ServiceRequest } from './service-request.ts'

export interface PendingRequest extends ServiceRequest {
  /** The points that an approval would give. */
  readonly servicePoints: number
  readonly requester: Requester
}

const nobody: Requester = { firstName: '', lastName: '', email: '' }

export async function listPending(
  { requests, serviceOf, requestersOf }: RequestsPorts,
  limit: number,
  after: string | undefined,
  memberId?: string,
): Promise<PendingRequest[]> {
  const pending = await requests.pending(limit, after, memberId)
  const requesters = await requestersOf([...new Set(pending.map(({ memberId }) => memberId))])
  return Promise.all(
    pending.map(async request => ({
      ...request,
      servicePoints: (await serviceOf(request.serviceId))?.pointsEarned ?? 0,
      requester: requesters.get(request.memberId) ?? nobody,
    })),
  )
}
