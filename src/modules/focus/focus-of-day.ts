import { daysBetween } from '#platform/kernel/clinic-day.ts'

/** A progress photo that earns points now. Home may be visible to others, so it never names a treatment. */
export interface PhotoDue {
  readonly treatmentDate: string
  readonly points: number
}

/** What the member could do today. */
export interface Openings {
  /** Whether the balance covers a reward. */
  readonly canClaim: boolean
  readonly photo: PhotoDue | undefined
  /** The last clinic day of the special for this member that ends first. */
  readonly specialUntil: string | undefined
}

export type FocusOfDay =
  | { readonly kind: 'reward' | 'special' | 'none'; readonly photo: null }
  | { readonly kind: 'photo'; readonly photo: PhotoDue }

/** Filling out the intake isn't an offer, so it never competes with the others. */
export type HomeFocus = FocusOfDay & { readonly mustRenewIntake: boolean; readonly isIntakeMissing: boolean }

/** Home shows a special only during its last days. */
const lastDays = 7

/** The one thing home shows first. Order: claim a reward, add a photo, use a special that ends soon. */
export function focusOfDay({ canClaim, photo, specialUntil }: Openings, today: string): FocusOfDay {
  if (canClaim) return { kind: 'reward', photo: null }
  if (photo) return { kind: 'photo', photo }
  const ends = specialUntil !== undefined && daysBetween(today, specialUntil) <= lastDays
  return { kind: ends ? 'special' : 'none', photo: null }
}
