/** An event on a patient's timeline. Points are whole; it never has health data. */
export interface TimelineItem {
  /** Unique per patient; also orders events with the same timestamp. */
  readonly id: string
  readonly kind: TimelineKind
  readonly at: Date
  /** The description, taken from the ledger, voucher or notification. */
  readonly title: string
  /** The current state, if it has one. */
  readonly state: TimelineState | null
  readonly points: number | null
  readonly balanceAfter: number | null
  readonly place: string | null
  /** The staff member who did it; null if it wasn't staff. */
  readonly by: string | null
  /** Titles of the notifications sent to the patient about it, oldest first. */
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

/** Where a page ended. The timestamp is in microseconds, as in the database. */
export interface TimelinePlace {
  readonly at: string
  readonly id: string
}

export type PlacedItem = Omit<TimelineItem, 'notified'> & { readonly microseconds: string }

/** Filters: changes to the balance, visits to the clinic, or messages and consents. */
export const timelineFilters = ['points', 'visits', 'messages'] as const

export type TimelineFilter = (typeof timelineFilters)[number]
