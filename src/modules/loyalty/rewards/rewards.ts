import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { countUsedVouchers, findVoucher, listUsedVouchers } from './find-voucher.ts'
import type { Goal, SeedGoal } from './goals.ts'
import { listGoals } from './list-goals.ts'
import { listVouchers } from './list-vouchers.ts'
import { type GoalProgress, measureProgress } from './measure-progress.ts'
import type { RewardsPorts, UsedPlace } from './ports.ts'
import { redeemGoal } from './redeem-goal.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { remindOfEndingVouchers } from './remind-of-ending-vouchers.ts'
import { type SentOffer, sendOffer } from './send-offer.ts'
import { undoRedemption } from './undo-redemption.ts'
import type { PresentedVoucher, Voucher, VoucherAtDesk, VoucherOfMember } from './vouchers.ts'

export interface Rewards {
  /** The clinic's day, which decides what is on offer: 'YYYY-MM-DD'. */
  clinicToday(): string
  /** The active goals of this clinic day in their order. */
  listGoals(): Promise<readonly Goal[]>
  /** Fills an empty list of goals. */
  seedGoals(goals: readonly SeedGoal[]): Promise<void>
  /** How far the member is towards each active goal. */
  measureProgress(memberId: string): Promise<readonly GoalProgress[]>
  /**
   * Takes a reward's points and issues its voucher, once per member and goal (D-14) or again after so many days.
   * Refuses with `UnknownGoal`, `RewardPaused`, `AlreadyClaimed`, `RewardAgainLater`, `RewardSoldOut`, `RewardForOthers`,
   * `RewardNotYet`, `RewardOver`, `NotEnoughPoints`.
   */
  redeemGoal(memberId: string, goalId: string): Promise<VoucherOfMember>
  /** The member's vouchers, newest first. */
  listVouchers(memberId: string): Promise<readonly VoucherOfMember[]>
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
  undoRedemption(voucher: PresentedVoucher): Promise<Voucher>
  /** The vouchers used on this clinic day, the latest first, from below `before`. */
  listUsedVouchers(limit: number, before: UsedPlace | undefined): Promise<readonly VoucherAtDesk[]>
  countUsedVouchers(): Promise<number>
  /**
   * Gives a member 10% off any service as a personal voucher: one use, until the end of the clinic's month, one a month
   * (D-14). The member is told in the app and on their devices. Refuses with `PatientGone`, `OfferAlreadySent`.
   */
  sendOffer(memberId: string): Promise<SentOffer>
  /** Tells members, each voucher once, that an unused one ends within three clinic days; gives how many were told. */
  remindOfEndingVouchers(): Promise<number>
  /** All vouchers of the member. */
  personalDataOf(memberId: string): Promise<object>
  /** Vouchers lose their codes, and what is unused has ended; the rows stay for the ledger (D-33). */
  eraseMember(memberId: string): Promise<void>
}

export function openRewards(ports: RewardsPorts): Rewards {
  return {
    clinicToday: () => clinicDay(ports.now(), ports.timeZone),
    listGoals: () => listGoals(ports),
    seedGoals: async goals => {
      if ((await ports.goals.all()).length === 0) await ports.goals.add(goals)
    },
    measureProgress: memberId => measureProgress(ports, memberId),
    redeemGoal: (memberId, goalId) => redeemGoal(ports, memberId, goalId),
    listVouchers: memberId => listVouchers(ports, memberId),
    findVoucher: code => findVoucher(ports, code),
    redeemVoucher: voucher => redeemVoucher(ports, voucher),
    undoRedemption: voucher => undoRedemption(ports, voucher),
    listUsedVouchers: (limit, before) => listUsedVouchers(ports, limit, before),
    countUsedVouchers: () => countUsedVouchers(ports),
    sendOffer: memberId => sendOffer(ports, memberId),
    remindOfEndingVouchers: () => remindOfEndingVouchers(ports),
    personalDataOf: async memberId => ({
      vouchers: (await ports.vouchers.of(memberId)).map(({ memberId: _own, ...voucher }) => voucher),
    }),
    eraseMember: memberId => ports.vouchers.anonymize(memberId, ports.now()),
  }
}
