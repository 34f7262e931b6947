import type { Refusal } from '#platform/kernel/refusal.ts'
import { type AdjustedPoints, adjustPoints, type PointsAdjustment } from './adjust-points.ts'
import { awardRequest, type RequestToAward } from './award-request.ts'
import { type AwardedTreatment, awardTreatment, type TreatmentToAward } from './award-treatment.ts'
import { type Award, undoableSince } from './awards.ts'
import { type CheckIn, checkIn } from './check-in.ts'
import type { CheckInCode } from './check-in-codes.ts'
import { confirmScan } from './confirm-scan.ts'
import { creditedAmong, creditProgressPhoto, type PhotoCredit } from './credit-progress-photo.ts'
import { declineScan } from './decline-scan.ts'
import {
  endDeskScreen,
  endOwnDeskScreen,
  listDeskScreens,
  type RunningDeskScreen,
  type ShownDeskCode,
  type StartedDeskScreen,
  showDeskCode,
  startDeskScreen,
} from './desk-screen.ts'
import { eraseMember } from './forget-member.ts'
import type { Goal, GoalProgress } from './goals.ts'
import { personalDataOf } from './held-of.ts'
import { issueScanProof } from './issue-scan-proof.ts'
import { milestonesReached, type PlacedEntry } from './ledger.ts'
import { listAwards } from './list-awards.ts'
import { listEntries } from './list-entries.ts'
import { listVouchers } from './list-vouchers.ts'
import { listOwnWaitingScans, listScansToConfirm } from './list-waiting-scans.ts'
import { measureProgress } from './measure-progress.ts'
import type { LoyaltyPorts, TreatedOn, UsedPlace } from './ports.ts'
import { countUsedVouchers, findVoucher, listUsedVouchers } from './present-voucher.ts'
import { redeemGoal } from './redeem-goal.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { remindOfEndingVouchers } from './remind-of-ending-vouchers.ts'
import { seedCheckInCodes } from './seed-check-in-codes.ts'
import { type SentOffer, sendOffer } from './send-offer.ts'
import { takeBackVoucher } from './take-back-voucher.ts'
import { type AwardToUndo, type UndoneAward, undoAward } from './undo-award.ts'
import type { PresentedVoucher, Voucher, VoucherAtDesk, VoucherOfMember } from './vouchers.ts'
import {
  confirmableSince,
  type DecidedScan,
  type OwnWaitingScan,
  type ScanDecision,
  type ScanToConfirm,
} from './waiting-scans.ts'

export interface Loyalty {
  /**
   * Counts a visit: the code's points, once per member, code and clinic day (D-12). A scan that the phone
   * kept while it had no signal counts for the day of `scannedAt`, up to 15 minutes later. Of a code that the desk's screen
   * no longer shows it counts by itself with the `proof` of that time only, and otherwise waits for the desk. Refuses with
   * `UnknownCode`, `InactiveCode`, `AlreadyCheckedIn`, `ChangedDeskCode`, `PrintedCodesOff`, `ScanTooOld`,
   * `ScanFromTheFuture`, `ScanDeclined`, `TooManyWaitingScans` (D-115).
   */
  checkIn(memberId: string, scanned: string, scannedAt?: Date, proof?: string): Promise<CheckIn>
  /**
   * Says, signed, that the member has the scanner open now. Good for one scan up to a minute later, until the member's
   * next one is issued.
   */
  issueScanProof(memberId: string): Promise<string>
  /** The scans of the last 24 hours that wait for the desk, the oldest first, from above the scan `after`. */
  listScansToConfirm(limit: number, after: string | undefined): Promise<readonly ScanToConfirm[]>
  countScansToConfirm(): Promise<number>
  /** The same of one member. */
  listOwnWaitingScans(memberId: string): Promise<readonly OwnWaitingScan[]>
  /**
   * Counts the visit of a waiting scan, for the day of the scan, and tells the member; a visit that is counted already
   * gives no points. To be called in one transaction. Refuses with `UnknownWaitingScan`, `ScanAlreadyDecided`,
   * `ScanExpired`, `PatientGone`, `VisitAlreadyCounted`.
   */
  confirmScan(decision: ScanDecision): Promise<DecidedScan>
  /**
   * Ends a waiting scan without points and tells the member; to be called in one transaction. Refuses with
   * `UnknownWaitingScan`, `ScanAlreadyDecided`, `ScanExpired`, `PatientGone`.
   */
  declineScan(decision: ScanDecision): Promise<DecidedScan>
  /**
   * Takes a reward's points and issues its voucher, once per member and goal (D-14). Refuses with
   * `UnknownGoal`, `AlreadyClaimed`, `NotEnoughPoints`.
   */
  redeemGoal(memberId: string, goalId: string): Promise<VoucherOfMember>
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
   * be called in one transaction. Refuses with `UnknownAward`, `AlreadyUndone`, `TooLateToUndo`, `PointsAlreadySpent`.
   */
  undoAward(award: AwardToUndo): Promise<UndoneAward>
  /** A voucher by its code as somebody typed it. Refuses with `UnknownVoucher`. */
  findVoucher(code: string): Promise<VoucherAtDesk>
  /**
   * Uses a voucher, once, and tells the member; to be called in one transaction. Refuses with `UnknownVoucher`,
   * `VoucherUsed`, `VoucherExpired`.
   */
  redeemVoucher(voucher: PresentedVoucher): Promise<Voucher>
  /**
   * Makes a voucher ready again that was used by mistake on this clinic day; to be called in one transaction. Refuses
   * with `UnknownVoucher`, `VoucherNotUsed`, `TooLateToTakeBack`.
   */
  takeBackVoucher(voucher: PresentedVoucher): Promise<Voucher>
  /** The vouchers used on this clinic day, the latest first, from below `before`. */
  listUsedVouchers(limit: number, before: UsedPlace | undefined): Promise<readonly VoucherAtDesk[]>
  countUsedVouchers(): Promise<number>
  /** A pass for the desk's screen, good for 16 hours and for nothing else. Refuses with `NoCodeToShow`. */
  startDeskScreen(codeId: string, startedBy: string): Promise<StartedDeskScreen>
  /** The screens whose pass is good now, the latest first. */
  listDeskScreens(): Promise<readonly RunningDeskScreen[]>
  /**
   * Makes a screen's pass worthless; the code that it shows is taken for up to a minute more. Refuses with
   * `UnknownDeskScreen`.
   */
  endDeskScreen(id: string): Promise<void>
  /** The same by the screen's own pass. Refuses with `DeskScreenEnded`. */
  endOwnDeskScreen(pass: string): Promise<void>
  /** What a desk screen with this pass shows for up to 30 seconds. Refuses with `DeskScreenEnded`, `NoCodeToShow`. */
  showDeskCode(pass: string): Promise<ShownDeskCode>
  /**
   * Records the treatment of an approved request: the service's points, its price and one visit, once per request (D-16,
   * D-20). Throws `duplicate()` when the member has this service on that day already. Refuses with `UnknownService`.
   * Tells nobody: who approved does.
   */
  awardRequest(request: RequestToAward, duplicate: () => Refusal): Promise<{ readonly points: number }>
  /**
   * Adds to a member's points, takes from them or sets them; the member is told. Refuses with `PatientGone`,
   * `NotEnoughPoints` and, when the balance would stay as it is, `NothingToChange`; then nothing changes.
   */
  adjustPoints(adjustment: PointsAdjustment): Promise<AdjustedPoints>
  /**
   * Gives a member 10% off any service as a personal voucher: one use, until the end of the clinic's month, one a month
   * (D-26). The member is told in the app and on their devices. Refuses with `PatientGone`, `OfferAlreadySent`.
   */
  sendOffer(memberId: string): Promise<SentOffer>
  /** Tells members, each voucher once, that an unused one ends within three clinic days; gives how many were told. */
  remindOfEndingVouchers(): Promise<number>
  /**
   * Credits a progress photo's points in the caller's transaction, if the treatment is in the member's record, once per
   * member, service and treatment date.
   */
  creditProgressPhoto(memberId: string, treatment: TreatedOn, points: number): Promise<PhotoCredit>
  /** Those of the treatments whose progress photo was credited. */
  creditedAmong(memberId: string, treatments: readonly TreatedOn[]): Promise<readonly TreatedOn[]>
  /** The member's recorded treatments without those that were undone, each service and day once. */
  treatmentsOf(memberId: string): Promise<readonly TreatedOn[]>
  /** Whether a printed code counts; otherwise only the one on the desk screen does. */
  readonly printedCodesCount: boolean
  /** The active codes by description. */
  listCheckInCodes(): Promise<readonly CheckInCode[]>
  /** Makes the three default codes where they are missing and gives the active ones. */
  seedCheckInCodes(): Promise<readonly CheckInCode[]>
  /** The active goals in their order. */
  listGoals(): Promise<readonly Goal[]>
  /** Fills an empty list of goals. */
  stockGoals(goals: readonly Goal[]): Promise<void>
  /** How far the member is towards each active goal. */
  measureProgress(memberId: string): Promise<readonly GoalProgress[]>
  /** The member's vouchers, newest first. */
  listVouchers(memberId: string): Promise<readonly VoucherOfMember[]>
  /** The member's ledger, newest first, from below entry number `before`. */
  listEntries(memberId: string, limit: number, before: number | undefined): Promise<readonly PlacedEntry[]>
  countEntries(memberId: string): Promise<number>
  /** The milestones ever reached with this highest balance, in points. */
  milestonesReached(peakBalance: number): readonly number[]
  /** All that is held of the member: balance, ledger, vouchers, treatments, scans that waited for the desk. */
  personalDataOf(memberId: string): Promise<unknown>
  /**
   * The ledger and the treatments stay, with an id that belongs to nobody any more; vouchers lose their codes
   * (D-33); scans that waited for the desk are deleted.
   */
  eraseMember(memberId: string): Promise<void>
}

export function openLoyalty(ports: LoyaltyPorts): Loyalty {
  return {
    checkIn: (memberId, scanned, scannedAt, proof) => checkIn(ports, memberId, scanned, scannedAt, proof),
    issueScanProof: memberId => issueScanProof(ports, memberId),
    listScansToConfirm: (limit, after) => listScansToConfirm(ports, limit, after),
    countScansToConfirm: () => ports.waitingScans.countWaitingSince(confirmableSince(ports.now())),
    listOwnWaitingScans: memberId => listOwnWaitingScans(ports, memberId),
    confirmScan: decision => confirmScan(ports, decision),
    declineScan: decision => declineScan(ports, decision),
    redeemGoal: (memberId, goalId) => redeemGoal(ports, memberId, goalId),
    awardTreatment: award => awardTreatment(ports, award),
    listAwards: (limit, before) => listAwards(ports, limit, before),
    countAwards: () => ports.treatments.countAwardedSince(undoableSince(ports.now())),
    undoAward: award => undoAward(ports, award),
    findVoucher: code => findVoucher(ports, code),
    redeemVoucher: voucher => redeemVoucher(ports, voucher),
    takeBackVoucher: voucher => takeBackVoucher(ports, voucher),
    listUsedVouchers: (limit, before) => listUsedVouchers(ports, limit, before),
    countUsedVouchers: () => countUsedVouchers(ports),
    startDeskScreen: (codeId, startedBy) => startDeskScreen(ports, codeId, startedBy),
    listDeskScreens: () => listDeskScreens(ports),
    endDeskScreen: id => endDeskScreen(ports, id),
    endOwnDeskScreen: pass => endOwnDeskScreen(ports, pass),
    showDeskCode: pass => showDeskCode(ports, pass),
    awardRequest: (request, duplicate) => awardRequest(ports, request, duplicate),
    adjustPoints: adjustment => adjustPoints(ports, adjustment),
    sendOffer: memberId => sendOffer(ports, memberId),
    remindOfEndingVouchers: () => remindOfEndingVouchers(ports),
    creditProgressPhoto: (memberId, treatment, points) =>
      creditProgressPhoto(ports, memberId, treatment, points),
    creditedAmong: (memberId, treatments) => creditedAmong(ports, memberId, treatments),
    treatmentsOf: memberId => ports.treatments.standing(memberId),
    printedCodesCount: ports.printedCodesCount,
    listCheckInCodes: async () => (await ports.codes.all()).filter(({ isActive }) => isActive),
    seedCheckInCodes: () => seedCheckInCodes(ports),
    listGoals: async () => (await ports.goals.all()).filter(({ isActive }) => isActive),
    stockGoals: async goals => {
      if ((await ports.goals.all()).length === 0) await ports.goals.add(goals)
    },
    measureProgress: memberId => measureProgress(ports, memberId),
    listVouchers: memberId => listVouchers(ports, memberId),
    listEntries: (memberId, limit, before) => listEntries(ports, memberId, limit, before),
    countEntries: memberId => ports.ledger.countOf(memberId),
    milestonesReached,
    personalDataOf: memberId => personalDataOf(ports, memberId),
    eraseMember: memberId => eraseMember(ports, memberId),
  }
}
