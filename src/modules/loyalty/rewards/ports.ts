import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { Claimant, Goal, SeedGoal } from './goals.ts'
import type { Voucher } from './vouchers.ts'

/** The ledger entry that spends a reward's points. */
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
  /** The program version that set the reward's points. */
  readonly programmeVersion: number | null
}

/** The part of the ledger that rewards use. */
export interface Ledger {
  /**
   * Spends points in one statement. Throws `NotEnoughPoints` if the balance would go below zero, and `onDuplicate()` if
   * the member already has an entry with this reference; then nothing changes.
   */
  post(entry: RewardEntry, onDuplicate: () => Refusal): Promise<unknown>
}

export interface Claimants {
  read(memberId: string): Promise<Claimant>
  /** Takes one from a limited reward's stock. False if none is left. */
  takeFromStock(goalId: string): Promise<boolean>
}

export interface Goals {
  /** In the clinic's order, including paused and archived ones. */
  all(): Promise<readonly Goal[]>
  add(goals: readonly SeedGoal[]): Promise<void>
}

export interface Vouchers {
  issue(voucher: Voucher): Promise<void>
  /** False, issuing nothing, if the member already has a voucher for this occasion. */
  issueOnce(voucher: Voucher, occasion: string): Promise<boolean>
  of(memberId: string): Promise<readonly Voucher[]>
  /**
   * Marks up to `limit` unused vouchers as reminded and returns them, each only once. They expire after `at` and by
   * `until`, and were issued before `issuedBefore`.
   */
  takeEnding(ending: {
    readonly at: Date
    readonly until: Date
    readonly issuedBefore: Date
    readonly limit: number
  }): Promise<readonly Voucher[]>
  /** The voucher with exactly this code. */
  find(code: string): Promise<Voucher | undefined>
  /** Marks it as used, with actor and time, in one statement. Undefined if it's used, expired or unknown. */
  use(mark: VoucherMark): Promise<Voucher | undefined>
  /** Makes it usable again if it was used since `usedSince`, and stores actor and time. Otherwise undefined. */
  takeBack(mark: VoucherMark, usedSince: Date): Promise<Voucher | undefined>
  /** Vouchers used since then, newest first, below `before`. */
  usedSince(since: Date, limit: number, before: UsedPlace | undefined): Promise<readonly Voucher[]>
  countUsedSince(since: Date): Promise<number>
  /** Removes a deleted member's codes; unused vouchers expire. The rows stay for the ledger. */
  anonymize(memberIds: readonly string[], at: Date): Promise<void>
}

/** A position in the list of used vouchers. */
export interface UsedPlace {
  readonly at: Date
  readonly id: string
}

export interface VoucherMark {
  readonly code: string
  /** 'staff:' plus the person's ID. */
  readonly actor: string
  readonly at: Date
}

export interface RewardsPorts {
  readonly ledger: Ledger
  readonly goals: Goals
  readonly claimants: Claimants
  /** The tiers' display names. */
  readonly tierNames: () => Promise<ReadonlyMap<string, string>>
  readonly vouchers: Vouchers
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Members who still have an account. */
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
  /** Enqueues a push message about an offer, or with `ends` about its expiration, in the caller's transaction. */
  readonly announceOffer: (
    memberId: string,
    offer: {
      readonly title: string
      readonly until: string
      readonly endsAt: string
      readonly ends?: boolean
    },
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
