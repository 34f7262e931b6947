export type EntryKind = 'check-in' | 'treatment' | 'request' | 'diary' | 'reward' | 'adjustment' | 'reversal'

/** One movement of points. Positive amounts are earned, negative ones redeemed or corrected. */
export interface NewEntry {
  readonly memberId: string
  /** Whole points, never 0. */
  readonly amount: number
  readonly kind: EntryKind
  /** What makes this entry the only one of its sort for the member; undefined where repeats are right. */
  readonly reference: string | undefined
  readonly reason: string
  /** Who caused it: 'member', or 'staff:' and the person's id. */
  readonly actor: string
  readonly at: Date
  /**
   * The version of the program that its points were computed from; left out or null: the one that is in force when it is
   * posted.
   */
  readonly programmeVersion?: number | null
}

export interface PostedEntry {
  /** Counts from 1 without gaps for each member. */
  readonly number: number
  readonly balanceAfter: number
}

export interface Entry extends PostedEntry {
  readonly amount: number
  readonly kind: EntryKind
  readonly reason: string
  readonly at: Date
  /** Where the treatment was that it is for, when somebody said so. */
  readonly locationId: string | null
  /** What that place was called then; null where nobody wrote it down. */
  readonly locationName: string | null
}

/** An entry with the name of its place. */
export interface PlacedEntry extends Entry {
  readonly location: string | null
}
