/** A visitor's consent to more than necessary cookies. */
export interface Choice {
  readonly analytics: boolean
  readonly marketing: boolean
  readonly preferences: boolean
}

export const trackedTypes = ['analytics', 'marketing'] as const

export type TrackedType = (typeof trackedTypes)[number]

/** How many days a choice is valid before the visitor is asked again. */
export const choiceHoldsDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** Choices made before this time have expired. */
export const choicesHoldSince = (now: Date) => new Date(now.getTime() - choiceHoldsDays * dayMs)

/** The event types that can't be stored after this choice. */
export const typesRefused = (choice: Choice) => trackedTypes.filter(type => !choice[type])
