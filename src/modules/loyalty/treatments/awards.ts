/** For how long staff can take back what they awarded. */
export const undoHours = 72

/** A treatment that was awarded at the desk, for whoever may have to undo it. */
export interface Award {
  readonly id: string
  readonly memberId: string
  readonly patient: string
  readonly email: string
  readonly service: string
  /** Where it was awarded; null where nobody said. */
  readonly location: string | null
  readonly points: number
  readonly awardedAt: Date
  /** From then on it stays. */
  readonly undoUntil: Date
  readonly undoneAt: Date | null
}

/** Awards after this instant can still be undone. */
export const undoableSince = (at: Date) => new Date(at.getTime() - undoHours * 3_600_000)

export const undoUntil = (awardedAt: Date) => new Date(awardedAt.getTime() + undoHours * 3_600_000)
