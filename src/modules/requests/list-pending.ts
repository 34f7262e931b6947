import { hasOpenPoints } from '#platform/kernel/points.ts'
import type { Requester, RequestsPorts } from './ports.ts'
import type { ServiceRequest } from './service-request.ts'

export interface PendingRequest extends ServiceRequest {
  /** The points that an approval would give. */
  readonly servicePoints: number
  /** The menu has no points for the service, so the approval has to name them. */
  readonly pointsVary: boolean
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
    pending.map(async request => {
      const service = await serviceOf(request.serviceId)
      return {
        ...request,
        servicePoints: service?.pointsEarned ?? 0,
        pointsVary: service !== undefined && hasOpenPoints(service),
        requester: requesters.get(request.memberId) ?? nobody,
      }
    }),
  )
}
