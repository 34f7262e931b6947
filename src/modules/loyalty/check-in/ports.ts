import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { CheckInCode, VisitEntry } from './check-in-codes.ts'

/** The part of the ledger that visits use. */
export interface Ledger {
  /**
   * Adds an entry and updates the balance, in one statement. Throws `BalanceTooHigh` above the maximum balance, and
   * `onDuplicate()` if the member already has an entry with this reference; then nothing changes.
   */
  post(entry: VisitEntry, onDuplicate: () => Refusal): Promise<{ readonly balanceAfter: number }>
  balanceOf(memberId: string): Promise<number>
  /** The given references that the member already has an entry for. */
  references(memberId: string, references: readonly string[]): Promise<ReadonlySet<string>>
  /** The latest check-ins with a code after `since`, newest first, at most three. */
  arrivals(codeId: string, since: Date): Promise<readonly Arrival[]>
}

export interface Arrival {
  readonly memberId: string
  readonly amount: number
  readonly at: Date
}

export interface CheckInCodes {
  all(): Promise<readonly CheckInCode[]>
  /** Adds a clinic's first codes; nothing if it has any, even a retired one. */
  addFirst(codes: readonly CheckInCode[]): Promise<void>
}

/** Signs the clinic's tokens and verifies its own signatures. */
export interface Signer {
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

/** A tablet that shows a changing check-in code. */
export interface DeskScreen {
  readonly id: string
  readonly codeId: string
  /** The name of the person who started it. */
  readonly startedBy: string
  readonly startedAt: Date
  readonly until: Date
}

export interface DeskScreens {
  add(screen: DeskScreen): Promise<void>
  /** Undefined if it was ended. */
  find(id: string): Promise<DeskScreen | undefined>
  /** Screens that have neither expired nor been ended, newest first. */
  running(at: Date): Promise<readonly DeskScreen[]>
  /** False if no screen with this ID is running. */
  end(id: string, at: Date): Promise<boolean>
}

/** What a phone gets while it has a signal, to prove later when it scanned. */
export interface ScanProofs {
  /** Makes this the member's only proof; the previous one no longer works. */
  issue(memberId: string, id: string, at: Date): Promise<void>
  /** Uses up the proof. False if it isn't the member's current one or was already used. */
  use(memberId: string, id: string): Promise<boolean>
  forget(memberIds: readonly string[]): Promise<void>
}

/** A late scan without a proof, stored until the desk decides whether it counts. */
export interface WaitingScan {
  readonly id: string
  readonly memberId: string
  readonly codeId: string
  /** The ledger reference that its visit would have. */
  readonly reference: string
  readonly scannedAt: Date
  readonly receivedAt: Date
  readonly status: 'waiting' | 'confirmed' | 'declined'
  readonly decidedAt: Date | null
}

export interface WaitingScans {
  /**
   * Stores a scan and returns its status. If one with the same reference exists, returns that one's status. Returns
   * undefined and stores nothing if the member has `most` others since then.
   */
  add(scan: WaitingScan, since: Date, most: number): Promise<WaitingScan['status'] | undefined>
  /** Scans since then that still wait and whose visit isn't counted yet, oldest first, starting after `after`. */
  waitingSince(since: Date, limit: number, after: string | undefined): Promise<readonly WaitingScan[]>
  countWaitingSince(since: Date): Promise<number>
  /** The member's waiting scans since then. */
  waitingOf(memberId: string, since: Date): Promise<readonly WaitingScan[]>
  /** All stored scans of the member, newest first. */
  of(memberId: string): Promise<readonly WaitingScan[]>
  find(id: string): Promise<WaitingScan | undefined>
  /**
   * Stores the decision and the actor in one statement. Undefined if the scan isn't waiting or is older than `since`.
   */
  decide(decision: {
    readonly id: string
    readonly status: 'confirmed' | 'declined'
    readonly actor: string
    readonly at: Date
    readonly since: Date
  }): Promise<WaitingScan | undefined>
  forget(memberIds: readonly string[]): Promise<void>
}

export interface CheckInPorts {
  readonly ledger: Ledger
  readonly codes: CheckInCodes
  readonly screens: DeskScreens
  readonly scanProofs: ScanProofs
  readonly waitingScans: WaitingScans
  readonly signer: Signer
  /** Whether printed codes count; if not, only the desk screen's code does. */
  readonly clinicSettings: () => Promise<{ readonly printedCodes: boolean }>
  /** The start of a default code's QR content, readable for people. */
  readonly secretPrefix: string
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Blocks the account's deletion and merging until the transaction ends; false if it is gone. */
  readonly holdPatient: (memberId: string) => Promise<boolean>
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
  readonly notifyMember: (
    memberId: string,
    message: {
      readonly title: string
      readonly message: string
      readonly type: 'POINTS_EARNED' | 'GENERAL'
    },
  ) => Promise<void>
}
