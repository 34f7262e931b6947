import { everyItem } from '#platform/kernel/paging.ts'
import { type Approval, approveRequest } from './approve-request.ts'
import type { Verdict } from './decide-request.ts'
import { denyRequest } from './deny-request.ts'
import { listPending, type PendingRequest } from './list-pending.ts'
import type { RequestsPorts } from './ports.ts'
import { type NewRequest, requestPoints } from './request-points.ts'
import type { ServiceRequest } from './service-request.ts'

/** Members request points for past treatments; staff decide (D-20). */
export interface Requests {
  /** Records a request for points. Refuses with `UnknownService`, `TreatmentInFuture`. */
  requestPoints(memberId: string, request: NewRequest): Promise<ServiceRequest>
  /** The member's own requests, newest first, below the request with the ID `before`. */
  listRequests(
    memberId: string,
    limit: number,
    before: string | undefined,
  ): Promise<readonly ServiceRequest[]>
  countRequests(memberId: string): Promise<number>
  /** Pending requests of all members or one, oldest first, after the request with the ID `after`. */
  listPending(limit: number, after: string | undefined, memberId?: string): Promise<readonly PendingRequest[]>
  countPending(memberId?: string): Promise<number>
  /**
   * Awards the service's points, records the treatment and notifies the member. Call it in a transaction. Refuses with
   * `UnknownRequest`, `AlreadyDecided`, `ProbableDuplicate`, `PointsChanged`, `PointsVary`, `UnknownService`; then nothing changes.
   */
  approveRequest(approval: Approval): Promise<ServiceRequest>
  /** Denies a request and notifies the member, in one transaction. Refuses with `UnknownRequest`, `AlreadyDecided`. */
  denyRequest(verdict: Verdict): Promise<ServiceRequest>
  /**
   * Moves one member's requests to another in the caller's transaction: all, or those with these IDs. Returns the IDs.
   */
  moveRequests(from: string, to: string, ids?: readonly string[]): Promise<readonly string[]>
  /** All of the member's requests, for their download (D-33). */
  personalDataOf(memberId: string): Promise<unknown>
  /** Deletes all of the member's requests. */
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openRequests(ports: RequestsPorts): Requests {
  const { requests } = ports
  return {
    requestPoints: (memberId, request) => requestPoints(ports, memberId, request),
    listRequests: (memberId, limit, before) => requests.of(memberId, limit, before),
    countRequests: memberId => requests.countOf(memberId),
    listPending: (limit, after, memberId) => listPending(ports, limit, after, memberId),
    countPending: memberId => requests.countPending(memberId),
    approveRequest: approval => approveRequest(ports, approval),
    denyRequest: verdict => denyRequest(ports, verdict),
    moveRequests: (from, to, ids) => requests.move(from, to, ids),
    personalDataOf: async memberId => ({
      serviceRequests: everyItem(
        (limit, before: string | undefined) => requests.of(memberId, limit, before),
        ({ id }) => id,
      ),
    }),
    eraseMembers: memberIds => requests.removeAllOf(memberIds),
  }
}
