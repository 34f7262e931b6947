import type { TimeZone } from '#platform/kernel/clinic-day.ts'

/** A reward as the clinic edits it. */
export interface Reward {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pointsRequired: number
  readonly rewardValue: string
  readonly worthCents: number | null
  readonly icon: string
  readonly color: string
  readonly imageUrl: string | null
  readonly validDays: number | null
  readonly repeatDays: number | null
  readonly stock: number | null
  readonly tiers: readonly string[]
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly isPaused: boolean
  readonly isArchived: boolean
}

/** A check-in code as the clinic edits it. */
export interface Code {
  readonly id: string
  readonly description: string
  readonly pointsValue: number
  /** Where it's posted; null if unknown. */
  readonly placeId: string | null
  readonly isRetired: boolean
}

/** A code as stored, with its QR content. */
export interface KeptCode extends Omit<Code, 'isRetired'> {
  readonly isActive: boolean
}

/** A code that took over from another one. */
export interface Replacement {
  readonly oldId: string
  readonly newId: string
}

export interface TermsPorts {
  readonly goals: {
    /** Bypasses the cache. */
    read(): Promise<readonly Reward[]>
    publish(rewards: readonly Reward[], version: number): Promise<void>
    /** Recalculates start and end in a time zone; true if they changed. */
    time(timeZone: string): Promise<boolean>
    /** Clears the cache of goals that members see. */
    invalidateShown(): void
  }
  readonly codes: {
    /** Bypasses the cache. */
    read(): Promise<readonly KeptCode[]>
    publish(codes: readonly Code[], version: number): Promise<void>
    /** Makes the new code share the replaced one's reference today, so a visit counts only once. */
    replace(replacement: Replacement, day: string): Promise<void>
  }
  /** Switches the screens that show the old code to the new one. */
  readonly moveScreens: (replacement: Replacement) => Promise<void>
  readonly now: () => Date
  readonly timeZone: TimeZone
  /** Stores the number of the published program version. */
  readonly recordVersion: (version: number) => Promise<void>
}
