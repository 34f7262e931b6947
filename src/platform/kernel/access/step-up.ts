/** Before what somebody on the staff shows once more who they are, where the clinic wants it of their role (D-284). */
export type Matter = 'medical answers' | 'exports' | 'ways in'

/** What is asked of a role. */
export interface StepUpRule {
  readonly medicalAnswers: boolean
  readonly exports: boolean
  /** Changes of more points than these; null: of none. */
  readonly pointsAbove: number | null
}

export const nothingAsked: StepUpRule = { medicalAnswers: false, exports: false, pointsAbove: null }

/** For so long a proof is good. */
export const freshMinutes = 5

/**
 * Whether a matter, or a change of so many points, needs a fresh proof. A new way in does as soon as anything else does:
 * whoever finds the area open could make one first, and be asked for that.
 */
export function isAskedOf(rule: StepUpRule, matter: Matter | number): boolean {
  if (typeof matter === 'number') return rule.pointsAbove !== null && Math.abs(matter) > rule.pointsAbove
  if (matter === 'medical answers') return rule.medicalAnswers
  if (matter === 'exports') return rule.exports
  return rule.medicalAnswers || rule.exports || rule.pointsAbove !== null
}

/** Whether a proof of that moment is still good. */
export const isFresh = (provedAt: Date | undefined, now: Date): boolean =>
  provedAt !== undefined && now.getTime() - provedAt.getTime() <= freshMinutes * 60_000
