/** How long staff can undo an award. */
export const undoHours = 72

/** A treatment awarded at the desk, listed so it can be undone. */
export interface Award {
  readonly id: string
  readonly memberId: string
  readonly patient: string
  readonly email: string
  readonly service: string
  /** Where it was awarded; null if not recorded. */
  readonly location: string | null
  readonly points: number
  readonly awardedAt: Date
  /** After this, it can't be undone. */
  readonly undoUntil: Date
  readonly undoneAt: Date | null
}

/** Awards after this time can still be undone. */
export const undoableSince = (at: Date) => new Date(at.getTime() - undoHours * 3_600_000)

export const undoUntil = (awardedAt: Date) => new Date(awardedAt.getTime() + undoHours * 3_600_000)
