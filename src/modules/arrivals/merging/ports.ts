import type { Person } from './merged-person.ts'

export type MergeState = 'suggested' | 'dismissed' | 'merged' | 'undone'

/** Two patients who are one person, or whom somebody takes for one. */
export interface Merge {
  readonly id: string
  readonly state: MergeState
  readonly survivorId: string
  readonly absorbedId: string
  /** Who suggested or did it, and when that was. */
  readonly actor: string
  readonly actorName: string
  readonly at: Date
}

export interface Merges {
  /** Adds it; `effects` are what undoing needs, and are kept encrypted. */
  add(merge: Merge, effects?: MergeEffects): Promise<void>
  /** All of the member, newest first. */
  of(memberId: string): Promise<readonly Merge[]>
  /** The newest of these two, whichever went into the other. */
  ofPair(one: string, other: string): Promise<Merge | undefined>
  /** Keeps it to the caller's transaction. */
  hold(id: string): Promise<Merge | undefined>
  effectsOf(id: string): Promise<MergeEffects | undefined>
  /** It is undone from now on, and what undoing needed is forgotten. */
  markUndone(id: string): Promise<void>
  /** Removes what was suggested or dismissed of these two. */
  removeSuggestions(one: string, other: string): Promise<void>
  forget(memberId: string): Promise<void>
}

/** What each module did, as it said. Plain data. */
export type MergeEffects = Readonly<Record<string, unknown>>

export interface MergeOrder {
  readonly mergeId: string
  readonly survivorId: string
  readonly absorbedId: string
  /** 'staff:' plus the person's id. */
  readonly actor: string
  readonly at: Date
}

/** One module's part: does it, and undoes it by what it gave. In the order in which they lock. */
export interface MergePart {
  readonly name: string
  readonly merge: (order: MergeOrder) => Promise<unknown>
  readonly undo: (order: MergeOrder, effects: never) => Promise<unknown>
}

export interface NamedMember {
  readonly memberId: string
  readonly name: string
}

export interface MergingPorts {
  readonly merges: Merges
  readonly parts: readonly MergePart[]
  readonly now: () => Date
  readonly newMergeId: (at: Date) => string
  /** All or nothing, and no event for other programs. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Holds both accounts; false when one of them is no member any more. */
  readonly holdMembers: (memberIds: readonly string[]) => Promise<boolean>
  /** A patient, as far as a merge touches them; undefined where there is none. */
  readonly personOf: (memberId: string) => Promise<Person | undefined>
  /** The tier that both reach together. */
  readonly mergedTier: (survivorId: string, absorbedId: string) => Promise<string>
  /** Whether a contact stands for none: `noemail@…`, 555-555-5555. */
  readonly isPlaceholder: (contact: Person['contacts'][number]) => boolean
  /** Who has one of these contacts. */
  readonly holdersOf: (
    contacts: Person['contacts'],
  ) => Promise<readonly (NamedMember & Person['contacts'][number])[]>
  /** Who has the same name and the same birthday. */
  readonly namesakesOf: (memberId: string) => Promise<readonly NamedMember[]>
}
