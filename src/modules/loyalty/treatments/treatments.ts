import type { Refusal } from '#platform/kernel/refusal.ts'
import {
  type AwardedTreatment,
  awardRequest,
  awardTreatment,
  type RequestToAward,
  type TreatmentToAward,
} from './award-treatment.ts'
import { type Award, undoableSince } from './awards.ts'
import { creditedAmong, creditProgressPhoto, type PhotoCredit } from './credit-progress-photo.ts'
import { listAwards } from './list-awards.ts'
import type { ActiveTreatment, TreatedOn, TreatmentsPorts } from './ports.ts'
import { type AwardToUndo, type UndoneAward, undoAward } from './undo-award.ts'

export interface Treatments {
  /**
   * Records a treatment: points, spend and one visit (D-16). Refuses with `UnknownPatient`, `UnknownService`,
   * `UnknownLocation`, `ProbableDuplicate`, `PointsChanged`.
   */
  awardTreatment(award: TreatmentToAward): Promise<AwardedTreatment>
  /** The awards of the last 72 hours, newest first, below the award `before`. */
  listAwards(limit: number, before: string | undefined): Promise<readonly Award[]>
  countAwards(): Promise<number>
  /**
   * Undoes an award within 72 hours, with its points, spend and visit; may lower the tier (D-18). Call it in a
   * transaction. Refuses with `UnknownAward`, `AlreadyUndone`, `TooLateToUndo`, `AwardBeforeMerge`,
   * `PointsAlreadySpent`.
   */
  undoAward(award: AwardToUndo): Promise<UndoneAward>
  /**
   * Records an approved request's treatment: the service's points, its price and one visit, once per request (D-16,
   * D-20). Throws `duplicate()` if the member already had this service that day. Refuses with `UnknownService`. Sends
   * no notification; approving the request does.
   */
  awardRequest(request: RequestToAward, duplicate: () => Refusal): Promise<{ readonly points: number }>
  /**
   * Credits a progress photo's points in the caller's transaction, once per member, service and treatment date. The
   * treatment must be in the member's record.
   */
  creditProgressPhoto(memberId: string, treatment: TreatedOn, points: number): Promise<PhotoCredit>
  /** The given treatments whose progress photo was already credited. */
  creditedAmong(memberId: string, treatments: readonly TreatedOn[]): Promise<readonly TreatedOn[]>
  /** The member's recorded treatments, without undone ones, one per service and day. */
  treatmentsOf(memberId: string): Promise<readonly ActiveTreatment[]>
  /** All of the member's treatments. After deletion they stay under an ID that no longer belongs to anyone. */
  personalDataOf(memberId: string): Promise<object>
}

export function openTreatments(ports: TreatmentsPorts): Treatments {
  return {
    awardTreatment: award => awardTreatment(ports, award),
    listAwards: (limit, before) => listAwards(ports, limit, before),
    countAwards: () => ports.treatments.countAwardedSince(undoableSince(ports.now())),
    undoAward: award => undoAward(ports, award),
    awardRequest: (request, duplicate) => awardRequest(ports, request, duplicate),
    creditProgressPhoto: (memberId, treatment, points) =>
      creditProgressPhoto(ports, memberId, treatment, points),
    creditedAmong: (memberId, treatments) => creditedAmong(ports, memberId, treatments),
    treatmentsOf: memberId => ports.treatments.active(memberId),
    personalDataOf: async memberId => ({ treatments: await ports.treatments.of(memberId) }),
  }
}
