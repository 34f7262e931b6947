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
  /** The current clinic day ('YYYY-MM-DD'), which decides what's on offer. */
  clinicToday(): string
  /** The goals active on this clinic day, in order. */
  listGoals(): Promise<readonly Goal[]>
  /** Adds the starter goals if there are none. */
  seedGoals(goals: readonly SeedGoal[]): Promise<void>
  /** The member's progress toward each active goal. */
  measureProgress(memberId: string): Promise<readonly GoalProgress[]>
  /**
   * Spends a reward's points and issues its voucher, once per member and goal (D-14), or again after `repeatDays`.
   * Refuses with `UnknownGoal`, `RewardPaused`, `AlreadyClaimed`, `RewardAgainLater`, `RewardSoldOut`,
   * `RewardForOthers`, `RewardNotYet`, `RewardOver`, `NotEnoughPoints`, and with `RewardTakesMore` if it takes more
   * points than the member was shown.
   */
  redeemGoal(memberId: string, goalId: string, shownPoints?: number): Promise<VoucherOfMember>
  /** The member's vouchers, newest first. */
  listVouchers(memberId: string): Promise<readonly VoucherOfMember[]>
  /** Finds a voucher by its code as typed. Refuses with `UnknownVoucher`. */
  findVoucher(code: string): Promise<VoucherAtDesk>
  /**
   * Redeems a voucher, once, and notifies the member. Call it in a transaction. Refuses with `UnknownVoucher`,
   * `VoucherUsed`, `VoucherExpired`.
   */
  redeemVoucher(voucher: PresentedVoucher): Promise<Voucher>
  /**
   * Undoes a mistaken redemption of the same clinic day. Call it in a transaction. Refuses with `UnknownVoucher`,
   * `VoucherNotUsed`, `TooLateToTakeBack`.
   */
  undoRedemption(voucher: PresentedVoucher): Promise<Voucher>
  /** The vouchers used on this clinic day, newest first, below `before`. */
  listUsedVouchers(limit: number, before: UsedPlace | undefined): Promise<readonly VoucherAtDesk[]>
  countUsedVouchers(): Promise<number>
  /**
   * Gives a member a personal voucher for 10% off any service. It's single-use, expires at the end of the clinic's
   * month, and is limited to one a month (D-14). Notifies the member in the app and by push. Refuses with
   * `PatientGone`, `OfferAlreadySent`.
   */
  sendOffer(memberId: string): Promise<SentOffer>
  /** Reminds members, once per voucher, of unused vouchers that expire within three clinic days; returns the count. */
  remindOfEndingVouchers(): Promise<number>
  /** All of the member's vouchers. */
  personalDataOf(memberId: string): Promise<object>
  /** Removes the codes and expires unused vouchers; the rows stay for the ledger (D-33). */
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openRewards(ports: RewardsPorts): Rewards {
  return {
    clinicToday: () => clinicDay(ports.now(), ports.timeZone),
    listGoals: () => listGoals(ports),
    seedGoals: async goals => {
      if ((await ports.goals.all()).length === 0) await ports.goals.add(goals)
    },
    measureProgress: memberId => measureProgress(ports, memberId),
    redeemGoal: (...claim) => redeemGoal(ports, ...claim),
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
    eraseMembers: memberIds => ports.vouchers.anonymize(memberIds, ports.now()),
  }
}
