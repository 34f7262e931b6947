/** Before what somebody on the staff shows once more who they are, where the clinic wants it of their role (D-284). */
export type Matter = 'medical answers' | 'exports' | 'ways in' | 'ways out' | 'whole clinic'

/** What is asked of a role. */
export interface StepUpRule {
  readonly medicalAnswers: boolean
  readonly exports: boolean
  /** Changes of more points than these within an hour, or of several times these within a day; null: of none. */
  readonly pointsAbove: number | null
}

export const nothingAsked: StepUpRule = { medicalAnswers: false, exports: false, pointsAbove: null }

/** For so long a proof is good. */
export const freshMinutes = 5

/** How many points somebody has given and taken lately, in all. */
export interface PointsMoved {
  readonly hour: number
  readonly day: number
}

/** A day's work at the desk is several busy hours; points trickled for a day are still asked for (D-284). */
const hoursInDay = 4

/**
 * Whether a matter, or a change that makes it so many points in all, needs a fresh proof. A new way in, and a new way out for
 * data, does as soon as anything else does: whoever finds the area open could make one first, and be asked for nothing more.
 */
export function isAskedOf(rule: StepUpRule, matter: Matter | PointsMoved): boolean {
  if (typeof matter === 'object') {
    const { pointsAbove } = rule
    return pointsAbove !== null && (matter.hour > pointsAbove || matter.day > pointsAbove * hoursInDay)
  }
  // Whatever a clinic wants otherwise: it is all that there is.
  if (matter === 'whole clinic') return true
  if (matter === 'medical answers') return rule.medicalAnswers
  if (matter === 'exports') return rule.exports
  return rule.medicalAnswers || rule.exports || rule.pointsAbove !== null
}

const hourMs = 60 * 60_000

/** Since when points count for the hour and the day; what was given while a proof was good is accounted for. */
export function countedSince(now: Date, provedAt?: Date): { readonly hour: Date; readonly day: Date } {
  const freshUntil = provedAt ? provedAt.getTime() + freshMinutes * 60_000 : 0
  const since = (ms: number) => new Date(Math.max(now.getTime() - ms, freshUntil))
  return { hour: since(hourMs), day: since(24 * hourMs) }
}

/** Whether a proof of that moment is still good. */
export const isFresh = (provedAt: Date | undefined, now: Date): boolean =>
  provedAt !== undefined && now.getTime() - provedAt.getTime() <= freshMinutes * 60_000
