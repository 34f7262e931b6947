import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'

/** A ledger entry for a treatment, its undo or its photo. */
export interface TreatmentEntry {
  readonly memberId: string
  /** Whole points, never 0. */
  readonly amount: number
  readonly kind: 'treatment' | 'request' | 'diary' | 'reversal'
  /** Unique per member and kind. */
  readonly reference: string
  readonly reason: string
  /** The actor: 'member', or 'staff:' plus the person's ID. */
  readonly actor: string
  readonly at: Date
  /** The program version that the points were computed from. Defaults to the current one. */
  readonly programmeVersion?: number | null
}

/** The part of the ledger that treatments use. */
export interface Ledger {
  /**
   * Adds an entry and updates the balance, in one statement. Throws `NotEnoughPoints` if the balance would go below
   * zero, `BalanceTooHigh` above the maximum, and `onDuplicate()` if the member already has an entry with this
   * reference; then nothing changes.
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
  /** The names of the service and location at the time; null if not recorded. */
  readonly serviceName: string | null
  readonly locationId: string | null
  readonly locationName: string | null
  readonly points: number
  readonly spendCents: number
  readonly clinicDay: string
  /** Staff confirmed it although the member already had this service that day. */
  readonly allowDuplicate: boolean
  /** Awarded at the desk, or through an approved request. */
  readonly kind: 'treatment' | 'request'
  readonly actor: string
  readonly at: Date
}

export interface UndoneTreatment extends RecordedTreatment {
  /** The number of its ledger entry; null if it earned no points. */
  readonly entryNumber: number | null
  readonly undoneAt: Date | null
}

export interface TreatedOn {
  readonly serviceId: string
  /** A clinic day, 'YYYY-MM-DD'. */
  readonly treatmentDate: string
}

export interface ActiveTreatment extends TreatedOn {
  /** The service's name at that time; null if it was not recorded. */
  readonly serviceName: string | null
}

export interface TreatmentRecords {
  /**
   * False, changing nothing, if the member already had this service that day and it isn't to count again. If it has
   * points, it's linked to the member's latest ledger entry, posted in the same transaction.
   */
  record(treatment: RecordedTreatment): Promise<boolean>
  /** Treatments that weren't undone, one per service and clinic day. */
  active(memberId: string): Promise<readonly ActiveTreatment[]>
  /**
   * Whether the member has this treatment, not undone. If so, it can't be undone until the caller's transaction ends.
   */
  holds(memberId: string, treatment: TreatedOn): Promise<boolean>
  /** Newest first. */
  of(memberId: string): Promise<readonly Omit<UndoneTreatment, 'memberId' | 'actor'>[]>
  /** Treatments awarded at the desk since then, newest first, below the award `before`. */
  awardedSince(since: Date, limit: number, before: string | undefined): Promise<readonly UndoneTreatment[]>
  countAwardedSince(since: Date): Promise<number>
  /** Marks an award since then as undone; undefined if there's none to undo. */
  undo(undoing: {
    readonly id: string
    readonly since: Date
    readonly actor: string
    readonly at: Date
  }): Promise<UndoneTreatment | undefined>
  /** `isMerged`: its account has since been merged into another. */
  findAward(id: string): Promise<(UndoneTreatment & { readonly isMerged: boolean }) | undefined>
}

/** What a treatment earns, from its service. */
export interface Worth {
  /** The service's name. */
  readonly name: string
  readonly points: number
  readonly spendCents: number
  /** No longer offered; past treatments still count. */
  readonly isArchived: boolean
  /** The program version that set these values. */
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
  /** Whether the patient still exists. If so, locks the account until the caller's transaction ends. */
  readonly holdPatient: (memberId: string) => Promise<boolean>
  /** Members who still have an account. */
  readonly namesOf: (
    memberIds: readonly string[],
  ) => Promise<
    ReadonlyMap<string, { readonly firstName: string; readonly lastName: string; readonly email: string }>
  >
  /** Adds a treatment's price and one visit to the member's spend; may raise the tier. */
  readonly addSpend: (memberId: string, cents: number) => Promise<void>
  /** Takes back a treatment's price and visit; may lower the tier. */
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
