import type { Person } from './merged-person.ts'

export type MergeState = 'suggested' | 'dismissed' | 'merged' | 'undone'

/** A merge of two patients, done or only suggested. */
export interface Merge {
  readonly id: string
  readonly state: MergeState
  readonly survivorId: string
  readonly absorbedId: string
  /** The person who suggested or did it, and when. */
  readonly actor: string
  readonly actorName: string
  readonly at: Date
}

export interface Merges {
  /** `effects` is the data needed to undo it; it's encrypted. */
  add(merge: Merge, effects?: MergeEffects): Promise<void>
  /** All merges of the member, newest first. */
  of(memberId: string): Promise<readonly Merge[]>
  /** All suggestions that nobody has decided, oldest first. */
  suggested(): Promise<readonly Merge[]>
  /** The newest merge of these two, in either direction. */
  ofPair(one: string, other: string): Promise<Merge | undefined>
  find(id: string): Promise<Merge | undefined>
  effectsOf(id: string): Promise<MergeEffects | undefined>
  /** Marks it as undone and deletes the data that undoing needed. */
  markUndone(id: string): Promise<void>
  /** Removes suggested and dismissed merges of these two. */
  removeSuggestions(one: string, other: string): Promise<void>
  forget(memberIds: readonly string[]): Promise<void>
}

/** The effects that each module returned, as plain data. */
export type MergeEffects = Readonly<Record<string, unknown>>

export interface MergeOrder {
  readonly mergeId: string
  readonly survivorId: string
  readonly absorbedId: string
  /** 'staff:' plus the person's ID. */
  readonly actor: string
  readonly at: Date
}

/** `at` is the time of the undo. */
export interface UndoOrder extends MergeOrder {
  readonly mergedAt: Date
}

/** One module's part of a merge, and its undo based on the returned effects. Listed in lock order. */
export interface MergePart {
  readonly name: string
  readonly merge: (order: MergeOrder) => Promise<unknown>
  readonly undo: (order: UndoOrder, effects: never) => Promise<unknown>
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
  /** Runs `work` in a transaction. Sends no webhook events. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Locks both accounts; false if one is no longer a member. */
  readonly holdMembers: (memberIds: readonly string[]) => Promise<boolean>
  /** The data of a patient that a merge touches; undefined if there's no such patient. */
  readonly personOf: (memberId: string) => Promise<Person | undefined>
  /** The tier that both accounts reach combined. */
  readonly mergedTier: (survivorId: string, absorbedId: string) => Promise<string>
  /** Whether a contact is a placeholder, such as `noemail@…` or 555-555-5555. */
  readonly isPlaceholder: (contact: Person['contacts'][number]) => boolean
  /** Whether two birthdays, with or without a year, can't be one person's. */
  readonly areDifferentBirthdays: (one: Person['birthday'], other: Person['birthday']) => boolean
  /** Members who have one of these contacts. */
  readonly holdersOf: (
    contacts: Person['contacts'],
  ) => Promise<readonly (NamedMember & Person['contacts'][number])[]>
  /** Names and emails by member ID; of a merged account, those of the account with `id`. */
  readonly namesOf: (
    memberIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<'id' | 'firstName' | 'lastName' | 'email', string>>>>
  /** Members with the same name and birthday. */
  readonly namesakesOf: (memberId: string) => Promise<readonly NamedMember[]>
}
