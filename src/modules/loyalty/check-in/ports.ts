import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { CheckInCode, VisitEntry } from './check-in-codes.ts'

/** The ledger, as far as visits go. */
export interface Ledger {
  /**
   * Adds an entry and changes the balance beside it, in one statement. Throws `BalanceTooHigh` when it would go above what
   * can be kept, and `onDuplicate()` when the member has an entry with this reference; then nothing changes.
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
  /** Adds those whose description no code has yet, not even a retired one. */
  addMissing(codes: readonly CheckInCode[]): Promise<void>
}

/** Signs what the clinic hands out and knows its own signature again. */
export interface Signer {
  sign(text: string): string
  verify(text: string, signature: string): boolean
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

/** What a phone gets while it has a signal, to show later when it scanned. */
export interface ScanProofs {
  /** Makes this the member's only proof: the one before is worth nothing. */
  issue(memberId: string, id: string, at: Date): Promise<void>
  /** Uses the proof up; false when the member has another one, none, or used it. */
  use(memberId: string, id: string): Promise<boolean>
  forget(memberId: string): Promise<void>
}

/** A late scan without a proof, until the desk has said whether it counts. */
export interface WaitingScan {
  readonly id: string
  readonly memberId: string
  readonly codeId: string
  /** The ledger's, of the visit that it would be. */
  readonly reference: string
  readonly scannedAt: Date
  readonly receivedAt: Date
  readonly status: 'waiting' | 'confirmed' | 'declined'
  readonly decidedAt: Date | null
}

export interface WaitingScans {
  /**
   * Keeps a scan and gives its status; of one with the same reference the status that it has. Undefined, and nothing is
   * kept, when the member has `most` others since then.
   */
  add(scan: WaitingScan, since: Date, most: number): Promise<WaitingScan['status'] | undefined>
  /** Of those since then that wait and whose visit is not counted, the oldest first, from above the scan `after`. */
  waitingSince(since: Date, limit: number, after: string | undefined): Promise<readonly WaitingScan[]>
  countWaitingSince(since: Date): Promise<number>
  /** The same of one member. */
  waitingOf(memberId: string, since: Date): Promise<readonly WaitingScan[]>
  /** Everything that is kept of a member, the latest first. */
  of(memberId: string): Promise<readonly WaitingScan[]>
  find(id: string): Promise<WaitingScan | undefined>
  /** Decides it, in one statement, and keeps who did; undefined when it waits no longer or is not since `since`. */
  decide(decision: {
    readonly id: string
    readonly status: 'confirmed' | 'declined'
    readonly actor: string
    readonly at: Date
    readonly since: Date
  }): Promise<WaitingScan | undefined>
  forget(memberId: string): Promise<void>
}

export interface CheckInPorts {
  readonly ledger: Ledger
  readonly codes: CheckInCodes
  readonly screens: DeskScreens
  readonly scanProofs: ScanProofs
  readonly waitingScans: WaitingScans
  readonly signer: Signer
  /** Whether a printed code counts at this moment; otherwise only the desk screen's does. */
  readonly houseRules: () => Promise<{ readonly printedCodes: boolean }>
  /** What the QR of a default code begins with, for who looks at it. */
  readonly secretPrefix: string
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
  readonly notifyMember: (
    memberId: string,
    message: {
      readonly title: string
      readonly message: string
      readonly type: 'POINTS_EARNED' | 'GENERAL'
    },
  ) => Promise<void>
}
