/** A patient as staff see them in the list: money in cents, points whole. */
export interface PatientCard {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly pointsBalance: number
  readonly totalSpentCents: number
  readonly totalVisits: number
  readonly tier: Tier
  /** Of the profile photo; null without one. */
  readonly photoVersion: string | null
}

export type Tier = 'Bronze' | 'Silver' | 'Gold' | 'Platinum'

/** Names from A; the others from the highest or latest. Who has none of it at all comes last. */
export const sorts = ['name', 'points', 'spent', 'visits', 'last-login', 'newest'] as const

export type Sort = (typeof sorts)[number]

/** Where a part of the list ended: what the last card is ordered by, null for those who have none of it. */
export interface SortPosition {
  readonly key: string | null
  readonly id: string
}

export interface Total {
  readonly total: number
  /** There are more, which nobody counted. */
  readonly isLeast: boolean
}

/** Where to go on, and how many there were in all when the list was begun. */
export interface Cursor extends SortPosition, Total {}

/** Of a search that finds more, only so many are counted. */
export const mostCounted = 2_000

export interface Filter {
  /** All of them are to be found in a patient's name, address or phone number. */
  readonly words: readonly SearchWord[]
  readonly tier: Tier | undefined
}

export interface SearchWord {
  readonly word: string
  /** A word of one or two letters is looked for where words begin, a longer one anywhere. */
  readonly atStart: boolean
  /** Digits, which may be the end of a phone number. */
  readonly isPhone?: true
}
