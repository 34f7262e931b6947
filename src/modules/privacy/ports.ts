import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Choice, TrackedType } from './consent.ts'
import type { Intake } from './intake.ts'

export interface KeptIntake extends Intake {
  /** Counted from 1 for each member. */
  readonly version: number
}

/** Each submission is encrypted, stored as a new version, and never changed. */
export interface Intakes {
  /** Stores a submission as the member's next version and returns its number. Call it in a transaction. */
  add(memberId: string, intake: Intake): Promise<number>
  /**
   * At most `limit` submissions, newest first, optionally below a version. Across several accounts of one person,
   * versions are numbered in order of time.
   */
  newestOf(
    memberIds: readonly string[],
    limit: number,
    below: number | undefined,
  ): Promise<readonly KeptIntake[]>
  /** Unencrypted facts about the newest submission. */
  latestOf(
    memberIds: readonly string[],
  ): Promise<{ readonly version: number; readonly wording: string; readonly submittedAt: Date } | undefined>
  erase(memberIds: readonly string[]): Promise<void>
}

/** When the clinic asked everyone for a new intake. */
export interface Renewals {
  lastAskedAt(): Promise<Date | undefined>
  ask(at: Date): Promise<void>
}

export type Channel = 'email' | 'push' | 'sms'

export interface MadeChoice extends Choice {
  readonly visitorId: string
  /** When it was made according to the browser; `at` is the time that counts. */
  readonly saidAt: Date
  readonly at: Date
  readonly url: string
  readonly referrer: string
}

export interface TrackedEvent {
  readonly id: string
  readonly event: string
  readonly type: TrackedType
  readonly data: Readonly<Record<string, unknown>>
  readonly at: Date
}

export interface Visit {
  readonly id: string
  readonly url: string
  readonly referrer: string
  readonly at: Date
}

export interface CookieChoices {
  /** Makes this the visitor's current choice and adds it to the history. */
  record(id: string, choice: MadeChoice): Promise<void>
  historyOf(visitorId: string): Promise<readonly Omit<MadeChoice, 'visitorId'>[]>
}

export interface Tracks {
  /**
   * Stores an event if the visitor has allowed its type since `since`. Check and insert are one statement, so a change
   * of consent comes either before or after it.
   */
  addEvent(visitorId: string, event: TrackedEvent, since: Date): Promise<void>
  /** Like `addEvent`, for a visit. Visits count as analytics. */
  addVisit(visitorId: string, visit: Visit, since: Date): Promise<void>
  remove(visitorId: string, types: readonly TrackedType[]): Promise<void>
  of(
    visitorId: string,
  ): Promise<{ readonly events: readonly TrackedEvent[]; readonly visits: readonly Visit[] }>
}

/** A module's part in exporting and deleting a member's data (D-33). */
export interface PersonalDataSource {
  readonly name: string
  /** Plain data for JSON. Growing lists may be async iterables; they're read while the export is sent. */
  readonly personalDataOf: (memberId: string) => Promise<unknown>
  /** Deletes the data, or anonymizes what has to stay. Runs in the caller's transaction. */
  readonly eraseMembers: (memberIds: readonly string[]) => Promise<void>
}

export interface PrivacyPorts {
  readonly intakes: Intakes
  readonly renewals: Renewals
  /** How many patients submitted an intake with this wording since a given time. */
  readonly countPatientsWithIntake: (wordings: readonly string[], since: Date) => Promise<number>
  /** Locks these accounts until the caller's transaction ends; false if one of them is no longer a member. */
  readonly holdMembers: (memberIds: readonly string[]) => Promise<boolean>
  /** The member and the accounts merged into them. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  readonly timeZone: TimeZone
  readonly minimumAge: number
  /** 'YYYY-MM-DD'; null if unknown. */
  readonly birthdayOf: (memberId: string) => Promise<string | null>
  /** Whether the clinic published this version of one of its texts. */
  readonly isPublishedText: (name: string, version: number) => Promise<boolean>
  /** The clinic's published texts; version 0 is the app's own text. */
  readonly listTexts: () => Promise<readonly { readonly name: string; readonly version: number }[]>
  /** Stores the member's birthday if it's not known yet. */
  readonly fillBirthday: (memberId: string, dateOfBirth: string) => Promise<void>
  readonly recordConsent: (consent: {
    readonly memberId: string
    readonly channel: Channel
    readonly given: boolean
    readonly wording: string
    readonly source: string
    readonly number?: string | undefined
  }) => Promise<unknown>
  /** The member's latest decision for each channel. */
  readonly consentsOf: (
    memberId: string,
  ) => Promise<Readonly<Partial<Record<Channel, { readonly given: boolean }>>>>
  /** Whether the member agreed to SMS but hasn't confirmed the number yet. */
  readonly isConfirmingNumber: (memberId: string) => Promise<boolean>
  readonly cookieChoices: CookieChoices
  readonly tracks: Tracks
  readonly now: () => Date
  readonly holdings: readonly PersonalDataSource[]
  readonly reauthenticate: (
    memberId: string,
    password: string,
  ) => Promise<'member' | 'no password' | 'wrong password' | 'staff' | 'gone'>
  /** Removes the member's data outside the modules. */
  readonly erasePlatformData: (memberIds: readonly string[]) => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
}
