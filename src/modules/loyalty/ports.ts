import type { Refusal } from '#platform/kernel/refusal.ts'
import type { CheckInCode } from './check-in-codes.ts'
import type { Goal } from './goals.ts'
import type { Entry, NewEntry, PostedEntry } from './ledger.ts'
import type { ScanProofs, WaitingScans } from './scan-ports.ts'
import type { Voucher } from './vouchers.ts'

export interface SetBalance extends PostedEntry {
  readonly amount: number
}

export interface Ledger {
  /**
   * Adds an entry and changes the balance beside it, in one statement. Throws `NotEnoughPoints` when the balance would
   * go below zero, `BalanceTooHigh` when it would go above what can be kept, and `counted()` when the member has an entry with
   * this reference; then nothing changes.
   */
  post(entry: NewEntry, counted: () => Refusal): Promise<PostedEntry>
  /**
   * Makes the balance what it is to be, with an entry of the difference, in one statement: an entry that comes at the same
   * instant is before it or after it. Gives nothing, and nothing changes, when the balance is that already.
   */
  setBalance(entry: Omit<NewEntry, 'amount'>, balance: number): Promise<SetBalance | undefined>
  balanceOf(memberId: string): Promise<number>
  /** Newest first; `before` is the number to continue below. */
  entriesOf(memberId: string, limit: number, before: number | undefined): Promise<readonly Entry[]>
  countOf(memberId: string): Promise<number>
  references(memberId: string, references: readonly string[]): Promise<ReadonlySet<string>>
}

export interface CheckInCodes {
  all(): Promise<readonly CheckInCode[]>
  /** Adds those whose description no code has yet. */
  addMissing(codes: readonly CheckInCode[]): Promise<void>
}

export interface Goals {
  all(): Promise<readonly Goal[]>
  add(goals: readonly Goal[]): Promise<void>
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
  /** 'staff:' and the person's id. */
  readonly actor: string
  readonly at: Date
}

export interface Treatment {
  readonly id: string
  readonly memberId: string
  readonly serviceId: string
  readonly locationId: string | null
  readonly points: number
  readonly spendCents: number
  readonly clinicDay: string
  /** Staff meant it although the member had this service on that day already. */
  readonly countedAgain: boolean
  /** The points' entry in the ledger; null when the treatment gave none. */
  readonly entryNumber: number | null
  /** Awarded at the desk, or by an approved request. */
  readonly kind: 'treatment' | 'request'
  readonly actor: string
  readonly at: Date
}

export interface UndoneTreatment extends Treatment {
  readonly undoneAt: Date | null
}

export interface TreatedOn {
  readonly serviceId: string
  /** A clinic day, 'YYYY-MM-DD'. */
  readonly treatmentDate: string
}

export interface Treatments {
  /** False, and nothing changes, when the member has this service on that day already and it is not counted again. */
  record(treatment: Treatment): Promise<boolean>
  /** Those that were not undone, each service and clinic day once. */
  standing(memberId: string): Promise<readonly TreatedOn[]>
  /** Whether one of them stands; if so, it can't be undone before the caller's transaction has ended. */
  holds(memberId: string, treatment: TreatedOn): Promise<boolean>
  /** Newest first. */
  of(memberId: string): Promise<readonly Omit<UndoneTreatment, 'memberId' | 'actor'>[]>
  /** What was awarded at the desk since then, the latest first, from below the award `before`. */
  awardedSince(since: Date, limit: number, before: string | undefined): Promise<readonly UndoneTreatment[]>
  countAwardedSince(since: Date): Promise<number>
  /** Marks an award of since then as undone; undefined when there is none to undo. */
  undo(undoing: {
    readonly id: string
    readonly since: Date
    readonly actor: string
    readonly at: Date
  }): Promise<UndoneTreatment | undefined>
  findAward(id: string): Promise<UndoneTreatment | undefined>
}

/** Signs what the clinic hands out and knows its own signature again. */
export interface Seal {
  sign(text: string): string
  fits(text: string, signature: string): boolean
}

/** A tablet that shows a check-in code which changes. */
export interface DeskScreen {
  readonly id: string
  readonly codeId: string
  /** The name of whoever started it. */
  readonly startedBy: string
  readonly startedAt: Date
  readonly until: Date
}

export interface DeskScreens {
  add(screen: DeskScreen): Promise<void>
  /** Unless somebody ended it. */
  find(id: string): Promise<DeskScreen | undefined>
  /** Neither over nor ended, the latest first. */
  running(at: Date): Promise<readonly DeskScreen[]>
  /** False when none of that id is running. */
  end(id: string, at: Date): Promise<boolean>
}

export interface LoyaltyPorts {
  readonly ledger: Ledger
  readonly codes: CheckInCodes
  readonly goals: Goals
  readonly vouchers: Vouchers
  readonly treatments: Treatments
  readonly screens: DeskScreens
  readonly scanProofs: ScanProofs
  readonly waitingScans: WaitingScans
  readonly seal: Seal
  /** Whether a printed code counts; otherwise only the desk screen's does. */
  readonly printedCodesCount: boolean
  readonly now: () => Date
  readonly timeZone: string
  /** Runs `work` in a transaction. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly serviceOf: (
    id: string,
  ) => Promise<
    { readonly name: string; readonly pointsEarned: number; readonly priceCents: number } | undefined
  >
  readonly locationOf: (id: string) => Promise<{ readonly name: string } | undefined>
  readonly patientByEmail: (
    email: string,
  ) => Promise<{ readonly id: string; readonly name: string } | undefined>
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
  /** Adds a treatment's price to the member's spend and one visit; the tier may rise. */
  readonly addSpend: (memberId: string, cents: number) => Promise<void>
  /** Takes a treatment's price and its visit back; the tier may fall. */
  readonly takeBackSpend: (memberId: string, cents: number) => Promise<void>
  readonly notifyMember: (
    memberId: string,
    message: {
      readonly title: string
      readonly message: string
      readonly type: 'POINTS_EARNED' | 'REWARD_AVAILABLE' | 'REMINDER' | 'PROMOTION' | 'GENERAL'
    },
  ) => Promise<void>
}
