/** A patient in the staff's list. Money is in cents, points are whole. */
export interface PatientCard {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
  /** The date of birth, or 'MM-DD' if we know no year. */
  readonly birthday: string | null
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly pointsBalance: number
  readonly totalSpentCents: number
  readonly totalVisits: number
  readonly tier: Tier
  /** The profile photo's version; null without a photo. */
  readonly photoVersion: string | null
}

export type Tier = 'Bronze' | 'Silver' | 'Gold' | 'Platinum'

/** Names sort from A; the others start with the highest or latest. Patients without a value come last. */
export const sorts = ['name', 'points', 'spent', 'visits', 'last-login', 'newest'] as const

export type Sort = (typeof sorts)[number]

/** Where a page of the list ended: the last card's sort value, or null if it has none. */
export interface SortPosition {
  readonly key: string | null
  readonly id: string
}

export interface Total {
  readonly total: number
  /** There are more than were counted. */
  readonly isLeast: boolean
}

/** Where the next page starts, and the total counted for the first page. */
export interface Cursor extends SortPosition, Total {}

/** A search counts at most this many matches. */
export const mostCounted = 2_000

export interface Filter {
  /** Each word has to occur in the patient's name, email or phone number. */
  readonly words: readonly SearchWord[]
  readonly tier: Tier | undefined
}

export interface SearchWord {
  readonly word: string
  /** Words of one or two letters match only at the start of a word, longer ones anywhere. */
  readonly atStart: boolean
  /** Digits that may be the end of a phone number. */
  readonly isPhone?: true
}
