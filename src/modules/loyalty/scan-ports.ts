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
