import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'

/** What a treatment, or what becomes of one, does to a member's points. */
export interface TreatmentEntry {
  readonly memberId: string
  /** Whole points, never 0. */
  readonly amount: number
  readonly kind: 'treatment' | 'request' | 'diary' | 'reversal'
  /** Unique per member and kind. */
  readonly reference: string
  readonly reason: string
  /** Who caused it: 'member', or 'staff:' and the person's id. */
  readonly actor: string
  readonly at: Date
  /** The program's version that the points were computed from; left out: the one in force. */
  readonly programmeVersion?: number | null
}

/** The ledger, as far as treatments go. */
export interface Ledger {
  /**
   * Adds an entry and changes the balance beside it, in one statement. Throws `NotEnoughPoints` when the balance would
   * go below zero, `BalanceTooHigh` when it would go above what can be kept, and `onDuplicate()` when the member has an
   * entry with this reference; then nothing changes.
   */
  post(
    entry: TreatmentEntry,
    onDuplicate: () => Refusal,
  ): Promise<{ readonly number: number; readonly balanceAfter: number }>
  balanceOf(memberId: string): Promise<number>
  /** The given references that the member already has an entry for. */
  references(memberId: string, references: readonly string[]): Promise<ReadonlySet<string>>
}

interface RecordedTreatment {
  readonly id: string
  readonly memberId: string
  readonly serviceId: string
  /** What the service and the place were called then; null where nobody wrote it down. */
  readonly serviceName: string | null
  readonly locationId: string | null
  readonly locationName: string | null
  readonly points: number
  readonly spendCents: number
  readonly clinicDay: string
  /** Staff meant it although the member had this service on that day already. */
  readonly allowDuplicate: boolean
  /** Awarded at the desk, or by an approved request. */
  readonly kind: 'treatment' | 'request'
  readonly actor: string
  readonly at: Date
}

export interface UndoneTreatment extends RecordedTreatment {
  /** The points' entry in the ledger; null when the treatment gave none. */
  readonly entryNumber: number | null
  readonly undoneAt: Date | null
}

export interface TreatedOn {
  readonly serviceId: string
  /** A clinic day, 'YYYY-MM-DD'. */
  readonly treatmentDate: string
}

export interface StandingTreatment extends TreatedOn {
  /** The service's name at that time; null if it was not recorded. */
  readonly serviceName: string | null
}

export interface TreatmentRecords {
  /**
   * False, and nothing changes, when the member has this service on that day already and it is not counted again. One
   * with points belongs to the entry that the ledger gave the member last, in the same transaction.
   */
  record(treatment: RecordedTreatment): Promise<boolean>
  /** Those that were not undone, each service and clinic day once. */
  standing(memberId: string): Promise<readonly StandingTreatment[]>
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
  /** `isMerged`: the account has become part of another since. */
  findAward(id: string): Promise<(UndoneTreatment & { readonly isMerged: boolean }) | undefined>
}

/** What a treatment counts for. */
export interface Worth {
  /** The name of the service. */
  readonly name: string
  readonly points: number
  readonly spendCents: number
  /** No longer offered; what was done before still counts. */
  readonly isArchived: boolean
  /** The program's version that says so. */
  readonly programmeVersion: number | null
}

export interface TreatmentsPorts {
  readonly ledger: Ledger
  readonly treatments: TreatmentRecords
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly serviceOf: (id: string) => Promise<{ readonly name: string } | undefined>
  readonly worthOf: (serviceId: string) => Promise<Worth | undefined>
  readonly locationOf: (id: string) => Promise<{ readonly name: string } | undefined>
  readonly patientByEmail: (
    email: string,
  ) => Promise<{ readonly id: string; readonly name: string } | undefined>
  readonly patientById: (
    memberId: string,
  ) => Promise<
    { readonly firstName: string; readonly lastName: string; readonly role: 'member' | 'staff' } | undefined
  >
  /** Whether the patient is still there; if so, the account stays until the caller's transaction has ended. */
  readonly holdPatient: (memberId: string) => Promise<boolean>
  /** Of those who have an account. */
  readonly namesOf: (
    memberIds: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly firstName: string; readonly lastName: string; readonly email: string }>
  >
  /** Adds a treatment's price to the member's spend and one visit; the tier may rise. */
  readonly addSpend: (memberId: string, cents: number) => Promise<void>
  /** Takes a treatment's price and its visit back; the tier may fall. */
  readonly takeBackSpend: (memberId: string, cents: number) => Promise<void>
  readonly notifyMember: (
    memberId: string,
    message: {
      readonly title: string
      readonly message: string
      readonly type: 'POINTS_EARNED' | 'GENERAL'
    },
  ) => Promise<void>
}
