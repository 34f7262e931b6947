import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { Claimant, Goal, SeedGoal } from './goals.ts'
import type { Voucher } from './vouchers.ts'

/** What takes a reward's points. */
export interface RewardEntry {
  readonly memberId: string
  /** Whole points, below 0. */
  readonly amount: number
  readonly kind: 'reward'
  /** Unique per member and kind. */
  readonly reference: string
  readonly reason: string
  readonly actor: 'member'
  readonly at: Date
  /** The program's version that the reward's points are of. */
  readonly programmeVersion: number | null
}

/** The ledger, as far as rewards go. */
export interface Ledger {
  /**
   * Takes points in one statement. Throws `NotEnoughPoints` when the balance would go below zero, and `onDuplicate()`
   * when the member has an entry with this reference; then nothing changes.
   */
  post(entry: RewardEntry, onDuplicate: () => Refusal): Promise<unknown>
}

export interface Claimants {
  read(memberId: string): Promise<Claimant>
  /** One less of a reward of which there are so many only; false, and nothing is taken, where none is left. */
  takeFromStock(goalId: string): Promise<boolean>
}

export interface Goals {
  /** In the clinic's order, paused and archived ones among them. */
  all(): Promise<readonly Goal[]>
  add(goals: readonly SeedGoal[]): Promise<void>
}

export interface Vouchers {
  issue(voucher: Voucher): Promise<void>
  /** False, and nothing is issued, when the member has one for this occasion already. */
  issueOnce(voucher: Voucher, occasion: string): Promise<boolean>
  of(memberId: string): Promise<readonly Voucher[]>
  /**
   * Marks as reminded of, and gives, up to `limit` unused vouchers that end after `at` and not after `until` and were issued
   * before that instant: each once, whoever asks.
   */
  takeEnding(ending: {
    readonly at: Date
    readonly until: Date
    readonly issuedBefore: Date
    readonly limit: number
  }): Promise<readonly Voucher[]>
  /** By its code, exactly. */
  find(code: string): Promise<Voucher | undefined>
  /** Uses it, in one statement, and keeps who did and when; undefined when it is used, has ended or is unknown. */
  use(mark: VoucherMark): Promise<Voucher | undefined>
  /** Makes it ready again when it was used since `usedSince`, and keeps who did and when; otherwise undefined. */
  takeBack(mark: VoucherMark, usedSince: Date): Promise<Voucher | undefined>
  /** Those used since then, the latest first, from below `before`. */
  usedSince(since: Date, limit: number, before: UsedPlace | undefined): Promise<readonly Voucher[]>
  countUsedSince(since: Date): Promise<number>
  /** Takes away the codes of a member who leaves; what is unused has ended. The rows stay for the ledger. */
  anonymize(memberId: string, at: Date): Promise<void>
}

/** A voucher's place among those that were used. */
export interface UsedPlace {
  readonly at: Date
  readonly id: string
}

export interface VoucherMark {
  readonly code: string
  /** 'staff:' plus the person's id. */
  readonly actor: string
  readonly at: Date
}

export interface RewardsPorts {
  readonly ledger: Ledger
  readonly goals: Goals
  readonly claimants: Claimants
  /** What people call each tier. */
  readonly tierNames: () => Promise<ReadonlyMap<string, string>>
  readonly vouchers: Vouchers
  readonly now: () => Date
  readonly timeZone: TimeZone
  /** Runs `work` in a transaction. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Of those who have an account. */
  readonly namesOf: (
    memberIds: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly firstName: string; readonly lastName: string; readonly email: string }>
  >
  readonly patientById: (
    memberId: string,
  ) => Promise<
    { readonly firstName: string; readonly lastName: string; readonly role: 'member' | 'staff' } | undefined
  >
  /** Leaves word in the caller's transaction that an offer, or with `ends` its end, is to be announced on the member's devices. */
  readonly announceOffer: (
    memberId: string,
    offer: { readonly title: string; readonly until: string; readonly ends?: boolean },
  ) => Promise<void>
  readonly notifyMember: (
    memberId: string,
    message: {
      readonly title: string
      readonly message: string
      readonly type: 'REMINDER' | 'PROMOTION' | 'GENERAL'
    },
  ) => Promise<void>
}
