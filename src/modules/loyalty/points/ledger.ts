export type EntryKind = 'check-in' | 'treatment' | 'request' | 'diary' | 'reward' | 'adjustment' | 'reversal'

/** One movement of points: positive if earned, negative if redeemed or corrected. */
export interface NewEntry {
  readonly memberId: string
  /** Whole points, never 0. */
  readonly amount: number
  readonly kind: EntryKind
  /** Unique per member and kind; undefined if repeats are allowed. */
  readonly reference: string | undefined
  readonly reason: string
  /** The actor: 'member', or 'staff:' plus the person's ID. */
  readonly actor: string
  readonly at: Date
  /** The program version that the points were computed from. Defaults to the current one. */
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
  readonly actor: string
  readonly at: Date
  /** Where the treatment took place, if recorded. */
  readonly locationId: string | null
  /** The location's name at the time; null if not recorded. */
  readonly locationName: string | null
}

/** An entry with its location's name. */
export interface PlacedEntry extends Omit<Entry, 'actor'> {
  readonly location: string | null
}
