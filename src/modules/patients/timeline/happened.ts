/** What happened with a patient at one moment. Points whole; health data is never among it. */
export interface TimelineItem {
  /** Unique on one patient's line, and in the order of what happened at the same moment. */
  readonly id: string
  readonly kind: TimelineKind
  readonly at: Date
  /** What it was, in the words that stand in the ledger, on the voucher or in the note. */
  readonly title: string
  /** What became of it, where it can become something. */
  readonly state: TimelineState | null
  readonly points: number | null
  readonly balanceAfter: number | null
  readonly place: string | null
  /** Who of the staff did it; null where nobody of them did. */
  readonly by: string | null
  /** The titles of the notifications that told the patient of it, the earliest first. */
  readonly notified: readonly string[]
}

export const timelineKinds = [
  'check-in',
  'treatment',
  'points',
  'reward',
  'voucher',
  'request',
  'consent',
  'message',
] as const

export type TimelineKind = (typeof timelineKinds)[number]

export const timelineStates = [
  'undone',
  'given',
  'used',
  'taken back',
  'pending',
  'approved',
  'denied',
  'withdrawn',
] as const

export type TimelineState = (typeof timelineStates)[number]

/** Where a part of the line ended; the moment in microseconds, as the database keeps it. */
export interface TimelinePlace {
  readonly at: string
  readonly id: string
}

export type PlacedItem = Omit<TimelineItem, 'notified'> & { readonly microseconds: string }

/** What of the line is asked for: what moved the balance, what was done at the clinic, or what the patient reads and agreed to. */
export const timelineFilters = ['points', 'visits', 'messages'] as const

export type TimelineFilter = (typeof timelineFilters)[number]
