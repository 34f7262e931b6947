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
  /** Where it hangs; null: nobody said. */
  readonly placeId: string | null
  readonly isRetired: boolean
}

/** A code as it is kept, with what its QR says. */
export interface KeptCode extends Omit<Code, 'isRetired'> {
  readonly isActive: boolean
}

/** A code that came into use in the place of another one. */
export interface Replacement {
  readonly oldId: string
  readonly newId: string
}

export interface TermsPorts {
  readonly goals: {
    /** Past what is cached. */
    read(): Promise<readonly Reward[]>
    publish(rewards: readonly Reward[], version: number): Promise<void>
    /** Sets when they begin and end by the clock of a zone; true where that is another time than before. */
    time(timeZone: string): Promise<boolean>
    /** Drops what members were told of them: which one is next. */
    invalidateShown(): void
  }
  readonly codes: {
    /** Past what is cached. */
    read(): Promise<readonly KeptCode[]>
    publish(codes: readonly Code[], version: number): Promise<void>
    /** Has a visit of this clinic day count as one with the code that the new one replaces. */
    replace(replacement: Replacement, day: string): Promise<void>
  }
  /** Lets the screens that show a code go on with the new one. */
  readonly moveScreens: (replacement: Replacement) => Promise<void>
  readonly now: () => Date
  readonly timeZone: TimeZone
  /** Keeps which version of the program is in force. */
  readonly recordVersion: (version: number) => Promise<void>
}
