import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { BalanceRule, ImportState, PatientImport } from './patient-import.ts'
import type { ContactHolder, IdHolder, Judgement } from './rules/judge-row.ts'
import type { ListedContact, ListedDetails, ListedPerson } from './rules/person.ts'
import type { TableRow } from './rules/table.ts'

export interface Imports {
  /** How many rows to import in one transaction: few enough that a check-in doesn't wait long. */
  readonly batchSize: number
  add(started: PatientImport): Promise<void>
  find(id: string): Promise<PatientImport | undefined>
  /** Newest first. */
  list(): Promise<readonly PatientImport[]>
  /** Changes the import if it's in one of these states; otherwise returns false. */
  change(
    id: string,
    from: readonly ImportState[],
    changes: Partial<Omit<PatientImport, 'id'>>,
  ): Promise<boolean>
  /** Has all checked lists checked again. */
  checkAgain(): Promise<void>
  /** How many were undone; undefined while one is being undone. */
  countUndone(): Promise<number | undefined>
  /** Leases an import with work left until a given time, exclusively. A check waits for the undo of another import. */
  lease(at: Date, until: Date): Promise<PatientImport | undefined>
  /** Extends the lease and stores the progress; together with a batch, so that both take one commit. */
  renew(id: string, until: Date, settledRows: number): Promise<void>
  /** On the embedded database, lets waiting requests run before the next batch. */
  giveWay(): Promise<void>
  /** Ends the lease. */
  release(id: string): Promise<void>
  /** Waits while another instance imports a batch, and makes others wait until the caller's transaction ends. */
  takeTurn(): Promise<void>
  /** Locks the import until the caller's transaction ends; false if it's no longer in this state. */
  hold(id: string, state: ImportState): Promise<boolean>
}

/** A file as uploaded: encrypted, in parts numbered from 1. */
export interface FileParts {
  add(importId: string, number: number, bytes: Uint8Array): Promise<void>
  /** The number of bytes; 0 if a part before the last is missing. */
  size(importId: string): Promise<number>
  rowsOf(importId: string): AsyncIterable<TableRow>
}

export interface JudgedRow extends Judgement {
  readonly number: number
  /** Identifies the row within its source: an ID from the other system, or a digest. */
  readonly key: string
  /**
   * A digest per contact, separated by spaces: equal for rows that share the name and the contact. A birthday follows
   * each after a colon, since a father and son may share both.
   */
  readonly twin: string
  readonly person: ListedPerson | null
}

export interface WaitingRow extends JudgedRow {
  readonly person: ListedPerson
}

/** A row that is being imported. */
export interface ListedRow extends WaitingRow {
  readonly details: ListedDetails
}

/** A row's effects, stored so they can be undone. */
export interface RowEffects {
  readonly memberId: string
  readonly isNew: boolean
  readonly points: number
  /** How many ledger entries the member had afterwards; null if nothing changed. */
  readonly entryNumber: number | null
  readonly spendCents: number
  readonly visits: number
  /** The member got the row's ID from the other system. */
  readonly isNamed: boolean
  /** When it was imported, as an ISO date and time. Rows from older versions lack this and the fields below. */
  readonly at?: string
  /** What was missing on an existing member and was filled in. */
  readonly filled?: readonly FilledField[]
  /** What the member was called until their name was filled in. */
  readonly insteadOf?: string | undefined
  /** The numbers of the decisions that an existing member got. */
  readonly consents?: readonly number[]
  /** An earlier import brought the member without points. */
  readonly isPointsOnly?: boolean
}

export type FilledField = 'name' | 'email' | 'phone' | 'birthday' | 'birth year'

/** What a member did or staff did for them, apart from signing in, points and visits. */
export type Activity = 'voucher' | 'contact' | 'details' | 'consent' | 'request' | 'diary' | 'intake'

export type RowOutcome = 'done' | 'skipped' | 'undone' | 'kept'

export interface SettledRow {
  readonly number: number
  readonly outcome: RowOutcome
  readonly sentence: string
  readonly effects: RowEffects | null
  /** Whom a row that wasn't imported may be about. */
  readonly memberId?: string | null
}

export interface DoneRow {
  readonly number: number
  readonly key: string
  readonly effects: RowEffects
  readonly person: ListedPerson | null
}

export interface StoredRow extends JudgedRow {
  readonly outcome: RowOutcome | 'waiting'
  readonly points: number | null
}

/** Rows of one kind, outcome and level of spending. */
export interface RowTally extends Pick<StoredRow, 'kind' | 'outcome' | 'isKnown'> {
  /** How many of the given thresholds their spending reaches. */
  readonly level: number
  readonly rows: number
  readonly points: number
  readonly spendCents: number
}

export interface RowFilter {
  readonly kind?: Judgement['kind'] | undefined
  readonly outcome?: RowOutcome | StoredRow['outcome'][] | undefined
}

interface IdOfMember {
  readonly memberId: string
}

export interface Rows {
  removeAll(importId: string): Promise<void>
  /** Instead of those with the same numbers, unless their patient has been deleted since they were read. */
  store(importId: string, rows: readonly JudgedRow[]): Promise<void>
  /** Refuses rows that repeat an earlier one, with a sentence built from that row's number. */
  refuseRepeats(importId: string, sentence: (row: string) => string): Promise<void>
  /** Counts all rows; `spendCents` has the thresholds of the levels, in ascending order. */
  tally(importId: string, spendCents: readonly number[]): Promise<readonly RowTally[]>
  /** Rows that would change an existing patient, in file order. */
  matches(
    importId: string,
  ): Promise<readonly (Pick<StoredRow, 'number' | 'sentence' | 'points'> & IdOfMember)[]>
  list(importId: string, filter: RowFilter, limit: number, after: number): Promise<readonly StoredRow[]>
  count(importId: string, filter: RowFilter): Promise<number>
  find(importId: string, number: number): Promise<StoredRow | undefined>
  /** Refused rows that may be the same person as this one. */
  repeatsOf(importId: string, row: Pick<StoredRow, 'key' | 'twin'>): Promise<readonly StoredRow[]>
  /** Whether a row that isn't refused has this key. */
  hasKey(importId: string, key: string): Promise<boolean>
  decide(importId: string, number: number, decision: Judgement): Promise<void>
  /** Rows after a row number, in file order. */
  waiting(importId: string, limit: number, after: number): Promise<readonly WaitingRow[]>
  /** Imported rows before a row number, the last one first. */
  done(importId: string, limit: number, before: number | undefined): Promise<readonly DoneRow[]>
  settle(importId: string, rows: readonly SettledRow[]): Promise<void>
  /** Those of the members whom this import has added so far. */
  enrolled(importId: string, memberIds: readonly string[]): Promise<readonly string[]>
  /** Gives rows that wait for their import another member, or none, so that they're judged again. */
  reassign(
    memberIds: readonly string[],
    to: string | null,
    which?: { readonly except?: string; readonly kind?: 'matched' },
  ): Promise<void>
  /** Removes the member's data from the rows. */
  forget(memberIds: readonly string[]): Promise<void>
}

export interface Origin {
  readonly key: string
  readonly memberId: string
  /** The import was undone, so the row can be imported again. */
  readonly isUndone: boolean
  readonly withPoints: boolean
}

export interface OriginDetails extends Omit<Origin, 'withPoints'> {
  readonly source: string
  readonly importId: string
  /** Includes the imported points, and the source as staff wrote it. */
  readonly other: ListedPerson['other']
}

export interface MovedOrigin {
  readonly source: string
  readonly key: string
}

/** Which system each member came from. Origins outlive the files, so no list counts twice. */
export interface Origins {
  of(source: string, keys: readonly string[]): Promise<ReadonlyMap<string, Origin>>
  /** Which of these members earlier imports from this source brought, undone rows aside. True if with points. */
  membersFrom(
    source: string,
    memberIds: readonly string[],
    importId: string,
  ): Promise<ReadonlyMap<string, boolean>>
  add(
    source: string,
    importId: string,
    origins: readonly (Pick<OriginDetails, 'key' | 'memberId' | 'other'> & {
      /** A copy that audiences can use, since `other` is encrypted. */
      readonly lastVisitAt: Date | null
    })[],
  ): Promise<void>
  undo(source: string, keys: readonly string[]): Promise<void>
  /** Moves one member's origins to another: all, or those with these keys. Returns them. */
  move(from: string, to: string, moved?: readonly MovedOrigin[]): Promise<readonly MovedOrigin[]>
  ofMember(memberId: string): Promise<readonly OriginDetails[]>
  /** Members added by an import that wasn't undone for them. */
  membersOf(importId: string): Promise<readonly string[]>
  forget(memberIds: readonly string[]): Promise<void>
}

/** A member and their ID in the other system. */
export interface NamedMember {
  readonly memberId: string
  readonly externalId: string
}

/** A row's details for an existing patient. */
export interface KnownDetails extends ListedDetails {
  /** The name of a patient who is only called by a stand-in. */
  readonly name?:
    | { readonly insteadOf: string; readonly firstName: string; readonly lastName: string }
    | undefined
}

interface ImportedMember extends ListedDetails {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly createdAt: Date
  readonly contacts: readonly (ListedContact & { readonly isShared: boolean })[]
}

export interface ImportedConsent {
  readonly memberId: string
  readonly channel: 'email' | 'sms'
  readonly given: boolean
  readonly number: string | null
  readonly wording: string
  readonly source: string
  readonly at: Date
  /** Whether the list has the date; otherwise it's the time of the import. */
  readonly isDated: boolean
}

export interface ArrivalsPorts {
  readonly imports: Imports
  readonly files: FileParts
  readonly rows: Rows
  readonly origins: Origins
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly minimumAge: number
  /** Equal for equal texts; can't be reversed to the text. */
  readonly digest: (text: string) => string
  /** Enqueues the background job in the caller's transaction. */
  readonly enqueue: () => Promise<void>
  /** Updates the planner's statistics; otherwise PostgreSQL keeps scanning tables that were small before. */
  readonly refreshStatistics: () => Promise<unknown>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>

  /** The number in E.164 if possible, otherwise as typed. */
  readonly parsePhone: (typed: string) => { readonly value: string; readonly isValid: boolean }
  /** Members who have these contacts. */
  readonly holdersOf: (
    contacts: readonly Pick<ContactHolder, 'kind' | 'value'>[],
  ) => Promise<readonly ContactHolder[]>
  /** Members who have these IDs of other systems. */
  readonly membersByExternalIds: (ids: readonly string[]) => Promise<readonly (NamedMember & IdHolder)[]>
  /** Returns the IDs given: not those that a member already has. */
  readonly addExternalIds: (named: readonly NamedMember[]) => Promise<readonly string[]>
  readonly removeExternalIds: (named: readonly NamedMember[]) => Promise<void>
  /** Adds the members, with one statement per table. */
  readonly importMembers: (members: readonly ImportedMember[]) => Promise<void>
  /** Adds what the member has nothing of, and returns what it added. */
  readonly fillIn: (memberId: string, details: KnownDetails) => Promise<readonly FilledField[]>
  /** Undoes `fillIn`. */
  readonly undoFillIn: (
    memberId: string,
    details: KnownDetails,
    filled: readonly FilledField[],
  ) => Promise<void>
  /** Whether the member exists; if so, locks the account until the caller's transaction ends. */
  readonly holdMember: (memberId: string) => Promise<boolean>
  /** Adds to a balance, takes from it or sets it. Undefined if it was already counted or nothing changes. */
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
  /** All of the member's entries, by who added them. */
  readonly entriesByActor: (
    memberId: string,
  ) => Promise<ReadonlyMap<string, readonly { readonly number: number; readonly amount: number }[]>>
  /** Opens new members' accounts in one statement; returns the members added. */
  readonly openImported: (
    balances: readonly { readonly memberId: string; readonly points: number; readonly reference: string }[],
    entry: { readonly reason: string; readonly actor: string; readonly at: Date },
  ) => Promise<ReadonlySet<string>>
  /** Sets new members' spend, visits and tier without notifying them. */
  readonly placeImported: (
    members: readonly { readonly memberId: string; readonly spendCents: number; readonly visits: number }[],
  ) => Promise<void>
  readonly tiers: () => Promise<readonly { readonly name: string; readonly fromCents: number }[]>
  /** How many cents this many points are worth; undefined if no reward has a value. */
  readonly pointRate: () => Promise<{ readonly cents: number; readonly points: number } | undefined>
  /** Those of members without points are left out. */
  readonly balancesOf: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  readonly listContacts: (memberId: string) => Promise<readonly { readonly value: string }[]>
  /** Returns the numbers of the decisions that it added. */
  readonly recordImportedConsents: (
    decisions: readonly ImportedConsent[],
  ) => Promise<readonly { readonly memberId: string; readonly number: number }[]>
  readonly takeConsentsBack: (memberId: string, numbers: readonly number[]) => Promise<void>
  /** What each member has done since a time of their own, if anything. */
  readonly activitySince: (
    members: readonly { readonly memberId: string; readonly since: Date }[],
  ) => Promise<ReadonlyMap<string, Activity>>
  readonly findPatient: (memberId: string) => Promise<
    | {
        readonly firstName: string
        readonly lastName: string
        /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
        readonly birthday: string | null
        readonly pointsBalance: number
        readonly lastLoginAt: Date | null
        readonly totalVisits: number
        readonly totalSpentCents: number
      }
    | undefined
  >
  /** The member and the accounts merged into them. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  /** Removes all of a member's data. */
  readonly eraseMembers: (memberIds: readonly string[]) => Promise<unknown>
}

export interface ImportDecision {
  readonly importId: string
  readonly balances: BalanceRule
}
