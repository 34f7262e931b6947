/** What a visitor allows beyond what is necessary. */
export interface Choice {
  readonly analytics: boolean
  readonly marketing: boolean
  readonly preferences: boolean
}

export const trackedTypes = ['analytics', 'marketing'] as const

export type TrackedType = (typeof trackedTypes)[number]

/** How long a choice holds; then the visitor is asked again. */
export const choiceHoldsDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** A choice made before this instant holds no longer. */
export const choicesHoldSince = (now: Date) => new Date(now.getTime() - choiceHoldsDays * dayMs)

/** What may not be kept of a visitor who chose so. */
export const typesRefused = (choice: Choice) => trackedTypes.filter(type => !choice[type])
