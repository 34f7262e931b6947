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
import type { StandingTreatment, TreatedOn, TreatmentsPorts } from './ports.ts'
import { type AwardToUndo, type UndoneAward, undoAward } from './undo-award.ts'

export interface Treatments {
  /**
   * Records a treatment: points, spend and one visit together (D-16). Refuses with `UnknownPatient`,
   * `UnknownService`, `UnknownLocation`, `ProbableDuplicate`.
   */
  awardTreatment(award: TreatmentToAward): Promise<AwardedTreatment>
  /** The awards of the last 72 hours, the latest first, from below the award `before`. */
  listAwards(limit: number, before: string | undefined): Promise<readonly Award[]>
  countAwards(): Promise<number>
  /**
   * Takes an award back within 72 hours: points, spend and visit together, and the tier may fall (D-18). To
   * be called in one transaction. Refuses with `UnknownAward`, `AlreadyUndone`, `TooLateToUndo`, `AwardBeforeMerge`,
   * `PointsAlreadySpent`.
   */
  undoAward(award: AwardToUndo): Promise<UndoneAward>
  /**
   * Records the treatment of an approved request: the service's points, its price and one visit, once per request (D-16,
   * D-20). Throws `duplicate()` when the member has this service on that day already. Refuses with `UnknownService`.
   * Tells nobody: who approved does.
   */
  awardRequest(request: RequestToAward, duplicate: () => Refusal): Promise<{ readonly points: number }>
  /**
   * Credits a progress photo's points in the caller's transaction, if the treatment is in the member's record, once per
   * member, service and treatment date.
   */
  creditProgressPhoto(memberId: string, treatment: TreatedOn, points: number): Promise<PhotoCredit>
  /** Those of the treatments whose progress photo was credited. */
  creditedAmong(memberId: string, treatments: readonly TreatedOn[]): Promise<readonly TreatedOn[]>
  /** The member's recorded treatments without those that were undone, each service and day once. */
  treatmentsOf(memberId: string): Promise<readonly StandingTreatment[]>
  /** All treatments of the member. They stay when the member leaves, with an id that belongs to nobody any more. */
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
    treatmentsOf: memberId => ports.treatments.standing(memberId),
    personalDataOf: async memberId => ({ treatments: await ports.treatments.of(memberId) }),
  }
}
