import { daysBetween } from '#platform/kernel/clinic-day.ts'

/** A progress photo that earns points as soon as it is there. Home is seen at a desk: it names no treatment. */
export interface PhotoDue {
  readonly treatmentDate: string
  readonly points: number
}

/** What a member could do today, as far as it is known. */
export interface Openings {
  /** Whether the balance pays for a reward. */
  readonly canClaim: boolean
  readonly photo: PhotoDue | undefined
  /** The last clinic day of the special that is for the member and ends soonest. */
  readonly specialUntil: string | undefined
}

export type FocusOfDay =
  | { readonly kind: 'reward' | 'special' | 'none'; readonly photo: null }
  | { readonly kind: 'photo'; readonly photo: PhotoDue }

/** A special comes to the front for its last days. */
const lastDays = 7

/** The one thing home shows first: something earned, then something to earn, then something that ends soon. */
export function focusOfDay({ canClaim, photo, specialUntil }: Openings, today: string): FocusOfDay {
  if (canClaim) return { kind: 'reward', photo: null }
  if (photo) return { kind: 'photo', photo }
  const ends = specialUntil !== undefined && daysBetween(today, specialUntil) <= lastDays
  return { kind: ends ? 'special' : 'none', photo: null }
}
