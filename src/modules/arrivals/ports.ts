import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { BalanceRule, ImportState, PatientImport } from './patient-import.ts'
import type { ContactHolder, Judgement } from './rules/judge-row.ts'
import type { ListedPerson } from './rules/person.ts'
import type { TableRow } from './rules/table.ts'

export interface Imports {
  add(started: PatientImport): Promise<void>
  find(id: string): Promise<PatientImport | undefined>
  /** Newest first. */
  list(): Promise<readonly PatientImport[]>
  /** Changes one that is in one of these states; false where it isn't. */
  change(
    id: string,
    from: readonly ImportState[],
    changes: Partial<Omit<PatientImport, 'id'>>,
  ): Promise<boolean>
  /** One that goes on in the background, for whoever works at it until a moment: nobody else gets it before. */
  lease(at: Date, until: Date): Promise<PatientImport | undefined>
  /** Keeps it for longer, and says how far it is. */
  renew(id: string, until: Date, settledRows: number): Promise<void>
  /** Lets others have it. */
  release(id: string): Promise<void>
  /** Holds it until the caller's transaction has ended, if it is in this state still. */
  hold(id: string, state: ImportState): Promise<boolean>
}

/** A file as it was sent: encrypted, in parts that are counted from 1. */
export interface FileParts {
  add(importId: string, number: number, bytes: Uint8Array): Promise<void>
  /** Bytes that are there, if no part is missing before the last. */
  size(importId: string): Promise<number>
  rowsOf(importId: string): AsyncIterable<TableRow>
}

export interface JudgedRow extends Judgement {
  readonly number: number
  /** What makes it the only one of its source: their id there, or a digest. */
  readonly key: string
  /** The same for rows with one name and one contact in common; empty where there is none. */
  readonly twin: string
  readonly person: ListedPerson | null
}

export interface WaitingRow extends JudgedRow {
  readonly person: ListedPerson
}

/** What a row did, so that it can be taken back. */
export interface RowEffects {
  readonly memberId: string
  readonly isNew: boolean
  readonly points: number
  /** The number of its entry in the member's ledger. */
  readonly entryNumber: number | null
  readonly spendCents: number
  readonly visits: number
}

export type RowOutcome = 'done' | 'skipped' | 'undone' | 'kept'

export interface SettledRow {
  readonly number: number
  readonly outcome: RowOutcome
  readonly sentence: string
  readonly effects: RowEffects | null
}

export interface DoneRow {
  readonly number: number
  readonly key: string
  readonly effects: RowEffects
}

export interface ShownRow {
  readonly number: number
  readonly kind: Judgement['kind']
  readonly outcome: RowOutcome | 'waiting'
  readonly sentence: string
  readonly memberId: string | null
  readonly name: string
  readonly contacts: readonly string[]
  readonly points: number
}

export interface RowFilter {
  readonly kind?: Judgement['kind'] | undefined
  readonly outcome?: RowOutcome | undefined
}

export interface Rows {
  removeAll(importId: string): Promise<void>
  add(importId: string, rows: readonly JudgedRow[]): Promise<void>
  /** Refuses every row that is in the file before, with this sentence and the number of that row. */
  refuseRepeats(importId: string, sentence: (row: string) => string): Promise<void>
  counts(importId: string): Promise<Readonly<Record<Judgement['kind'], number>>>
  /** Of those who would be imported. */
  amounts(importId: string): AsyncIterable<
    readonly {
      readonly kind: Judgement['kind']
      readonly points: number
      readonly spendCents: number
    }[]
  >
  list(importId: string, filter: RowFilter, limit: number, after: number): Promise<readonly ShownRow[]>
  /** Says of an unclear row who it is; false where it isn't unclear. */
  decide(importId: string, number: number, kind: 'new' | 'matched'): Promise<boolean>
  /** From below a row's number, as `done`. */
  waiting(importId: string, limit: number, after: number): Promise<readonly WaitingRow[]>
  done(importId: string, limit: number, after: number): Promise<readonly DoneRow[]>
  settle(importId: string, rows: readonly SettledRow[]): Promise<void>
  /** Removes what the rows say of a member. */
  forget(memberId: string): Promise<void>
}

export interface Origin {
  readonly key: string
  readonly memberId: string
  /** The import was undone: what it did may be done again. */
  readonly isUndone: boolean
}

export interface MovedOrigin {
  readonly source: string
  readonly key: string
}

/** Who came from where. It outlives the files, so that no list counts twice. */
export interface Origins {
  of(source: string, keys: readonly string[]): Promise<ReadonlyMap<string, Origin>>
  add(
    source: string,
    importId: string,
    origins: readonly (Pick<Origin, 'key' | 'memberId'> & { readonly other: ListedPerson['other'] })[],
  ): Promise<void>
  undo(source: string, keys: readonly string[]): Promise<void>
  /** Makes where one member came from another's: all, or those with these keys. Gives them. */
  move(from: string, to: string, moved?: readonly MovedOrigin[]): Promise<readonly MovedOrigin[]>
  ofMember(memberId: string): Promise<readonly unknown[]>
  /** Who came with an import that was not undone for them. */
  membersOf(importId: string): Promise<readonly string[]>
  forget(memberId: string): Promise<void>
}

interface ImportedMember {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
  readonly createdAt: Date
  readonly contacts: readonly {
    readonly kind: 'email' | 'phone'
    readonly value: string
    readonly isValid: boolean
    readonly isShared: boolean
  }[]
}

export interface ImportedConsent {
  readonly memberId: string
  readonly channel: 'email' | 'sms'
  readonly given: boolean
  readonly number: string | null
  readonly wording: string
  readonly source: string
  readonly at: Date
}

export interface ArrivalsPorts {
  readonly imports: Imports
  readonly files: FileParts
  readonly rows: Rows
  readonly origins: Origins
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly minimumAge: number
  /** The same for the same text, and nobody reads the text from it. */
  readonly digest: (text: string) => string
  /** Leaves word in the caller's transaction that there is something to go on with. */
  readonly enqueue: () => Promise<void>
  /** Has the database plan for the tables as they are now: it would go on reading row by row those that were small. */
  readonly refreshStatistics: () => Promise<unknown>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>

  /** In E.164 where it can be one; as typed otherwise. */
  readonly parsePhone: (typed: string) => { readonly value: string; readonly isValid: boolean }
  /** Who has these contacts. */
  readonly holdersOf: (
    contacts: readonly Pick<ContactHolder, 'kind' | 'value'>[],
  ) => Promise<readonly ContactHolder[]>
  /** Makes members of them, all in one statement each. */
  readonly importMembers: (members: readonly ImportedMember[]) => Promise<void>
  /** Whether the member exists; if so, locks the account until the caller's transaction ends. */
  readonly holdMember: (memberId: string) => Promise<boolean>
  /** Adds a balance to the ledger, takes one back, or makes it the balance. Undefined: it was counted before, or nothing changes. */
  readonly postImported: (entry: {
    readonly memberId: string
    readonly points: number
    readonly isReplacing: boolean
    readonly reference: string
    readonly reason: string
    readonly actor: string
    readonly at: Date
  }) => Promise<{ readonly number: number; readonly amount: number } | undefined>
  readonly countEntries: (memberId: string) => Promise<number>
  /** Opens the accounts of new members, all in one statement; gives whose. */
  readonly openImported: (
    balances: readonly { readonly memberId: string; readonly points: number; readonly reference: string }[],
    entry: { readonly reason: string; readonly actor: string; readonly at: Date },
  ) => Promise<ReadonlySet<string>>
  /** Spend, visits and tier of new members, without a word to them. */
  readonly placeImported: (
    members: readonly { readonly memberId: string; readonly spendCents: number; readonly visits: number }[],
  ) => Promise<void>
  readonly tiers: () => Promise<readonly { readonly name: string; readonly fromCents: number }[]>
  /** So many cents for so many points; undefined where no reward says its worth. */
  readonly pointRate: () => Promise<{ readonly cents: number; readonly points: number } | undefined>
  readonly recordImportedConsents: (decisions: readonly ImportedConsent[]) => Promise<void>
  readonly findPatient: (memberId: string) => Promise<
    | {
        readonly lastLoginAt: Date | null
        readonly totalVisits: number
        readonly totalSpentCents: number
      }
    | undefined
  >
  /** The member and those who were merged into them. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  /** Removes all that is held of a member. */
  readonly eraseMember: (memberId: string) => Promise<void>
}

export interface ImportDecision {
  readonly importId: string
  readonly balances: BalanceRule
}
