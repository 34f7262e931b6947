import { spokenDay } from '#platform/kernel/clinic-day.ts'
import { hasOpenPoints, pointsText } from '#platform/kernel/points.ts'
import { decideRequest, type Verdict } from './decide-request.ts'
import type { RequestsPorts } from './ports.ts'
import { PointsVary, ProbableDuplicate } from './refusals.ts'
import { type ServiceRequest, treatmentDay } from './service-request.ts'

export interface Approval extends Verdict {
  /** Whole points above 0. Defaults to the service's points. */
  readonly customPoints?: number | undefined
  /** The service's points as the desk saw them. Refuses with `PointsChanged` if they are different now. */
  readonly shownPoints?: number | undefined
  /** Staff confirmed that the member had this service twice on that day. */
  readonly allowDuplicate: boolean
}

export async function approveRequest(ports: RequestsPorts, approval: Approval): Promise<ServiceRequest> {
  const { requests, serviceOf, award, notifyMember, timeZone } = ports
  const request = await decideRequest(ports, approval, 'approved')
  const { id: requestId, memberId, serviceId, serviceName } = request
  const { allowDuplicate, customPoints, shownPoints, actor } = approval
  const service = await serviceOf(serviceId)
  if (service && customPoints === undefined && hasOpenPoints(service)) throw new PointsVary()
  const day = treatmentDay(request, timeZone)
  const { points } = await award(
    { requestId, memberId, serviceId, day, customPoints, shownPoints, allowDuplicate, actor },
    () => new ProbableDuplicate(serviceName, spokenDay(new Date(`${day}T12:00:00Z`), 'UTC')),
  )
  await requests.notePoints(request, points)
  await notifyMember(memberId, {
    title: 'Request approved',
    message:
      points > 0
        ? `Your request was approved: +${pointsText(points)}.`
        : 'Your visit was added. It doesn’t earn points.',
    type: 'POINTS_EARNED',
  })
  return { ...request, pointsAwarded: points }
}
