/** The kinds of actions for which staff prove again who they are, if the clinic requires it of their role (D-284). */
export type Matter = 'medical answers' | 'exports' | 'ways in' | 'ways out' | 'whole clinic'

/** A role's requirements for repeated proof. */
export interface StepUpRule {
  readonly medicalAnswers: boolean
  readonly exports: boolean
  /** The hourly limit for changed points; several times that is the daily limit. Null: no limit. */
  readonly pointsAbove: number | null
}

export const nothingAsked: StepUpRule = { medicalAnswers: false, exports: false, pointsAbove: null }

/** How long a proof stays valid. */
export const freshMinutes = 5

/** How many points a person recently gave and took in total. */
export interface PointsMoved {
  readonly hour: number
  readonly day: number
}

/** A day at the desk equals a few busy hours, so small amounts all day long still reach the limit (D-284). */
const hoursInDay = 4

/**
 * Whether a matter, or a total of moved points, needs a fresh proof. New ways in, and new ways out for data, need one
 * as soon as anything does. Otherwise an intruder could create one and never be asked again.
 */
export function isAskedOf(rule: StepUpRule, matter: Matter | PointsMoved): boolean {
  if (typeof matter === 'object') {
    const { pointsAbove } = rule
    return pointsAbove !== null && (matter.hour > pointsAbove || matter.day > pointsAbove * hoursInDay)
  }
  // Always required, whatever the clinic's rules: this covers everything there is.
  if (matter === 'whole clinic') return true
  if (matter === 'medical answers') return rule.medicalAnswers
  if (matter === 'exports') return rule.exports
  return rule.medicalAnswers || rule.exports || rule.pointsAbove !== null
}

const hourMs = 60 * 60_000

/** The start of the hourly and daily counts; points moved while a proof was valid don't count. */
export function countedSince(now: Date, provedAt?: Date): { readonly hour: Date; readonly day: Date } {
  const freshUntil = provedAt ? provedAt.getTime() + freshMinutes * 60_000 : 0
  const since = (ms: number) => new Date(Math.max(now.getTime() - ms, freshUntil))
  return { hour: since(hourMs), day: since(24 * hourMs) }
}

/** Whether a proof from then is still valid. */
export const isFresh = (provedAt: Date | undefined, now: Date): boolean =>
  provedAt !== undefined && now.getTime() - provedAt.getTime() <= freshMinutes * 60_000
