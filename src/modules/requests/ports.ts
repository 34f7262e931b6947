import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { ServiceRequest } from './service-request.ts'

export interface Decision {
  readonly requestId: string
  readonly status: 'approved' | 'denied'
  readonly adminNotes: string | null
  readonly actor: string
  readonly at: Date
}

export interface Requests {
  add(request: ServiceRequest): Promise<void>
  /** The member's own requests, newest first, below the request with the ID `before`. */
  of(memberId: string, limit: number, before: string | undefined): Promise<readonly ServiceRequest[]>
  countOf(memberId: string): Promise<number>
  /** Pending requests of all members or one, oldest first, after the request with the ID `after`. */
  pending(limit: number, after: string | undefined, memberId?: string): Promise<readonly ServiceRequest[]>
  countPending(memberId?: string): Promise<number>
  /**
   * Decides a pending request in one statement. Of two concurrent decisions, one gets the request and the other
   * undefined.
   */
  decide(decision: Decision): Promise<ServiceRequest | undefined>
  notePoints(request: Pick<ServiceRequest, 'id' | 'memberId'>, points: number): Promise<void>
  find(requestId: string): Promise<ServiceRequest | undefined>
  /** Moves requests to another member: all, or those with these IDs. Returns the IDs. */
  move(from: string, to: string, ids?: readonly string[]): Promise<readonly string[]>
  removeAllOf(memberIds: readonly string[]): Promise<void>
}

export interface Requester {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export interface RequestsPorts {
  readonly requests: Requests
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly serviceOf: (id: string) => Promise<
    | {
        readonly name: string
        readonly pointsEarned: number
        readonly priceKind: string
        readonly priceUnit: string | null
        readonly isArchived: boolean
      }
    | undefined
  >
  readonly requestersOf: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, Requester>>
  /**
   * Records an approved request's treatment: points, spend and one visit. Throws `duplicate()` if the member already
   * had this service that day, unless it's to count again.
   */
  readonly award: (
    treatment: {
      readonly requestId: string
      readonly memberId: string
      readonly serviceId: string
      readonly day: string
      /** Defaults to the service's points. */
      readonly customPoints: number | undefined
      /** Throws `PointsChanged` if the service now earns a different number. */
      readonly shownPoints: number | undefined
      readonly allowDuplicate: boolean
      readonly actor: string
    },
    duplicate: () => Refusal,
  ) => Promise<{ readonly points: number }>
  readonly notifyMember: (
    memberId: string,
    message: {
      readonly title: string
      readonly message: string
      readonly type: 'POINTS_EARNED' | 'GENERAL'
    },
  ) => Promise<void>
}
