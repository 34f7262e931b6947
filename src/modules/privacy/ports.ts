import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Choice, TrackedType } from './consent.ts'
import type { Intake } from './intake.ts'

export interface KeptIntake extends Intake {
  /** Counted from 1 for each member. */
  readonly version: number
}

/** Submissions are added, each as a version of its own, and never changed; what they say is encrypted where it is kept. */
export interface Intakes {
  /** Keeps a submission as the member's next version and gives its number. Belongs into a transaction. */
  add(memberId: string, intake: Intake): Promise<number>
  /**
   * At most so many, newest first, from below a version where one is given. Of several accounts of one person the versions
   * are counted through, in the order of their time.
   */
  newestOf(
    memberIds: readonly string[],
    limit: number,
    below: number | undefined,
  ): Promise<readonly KeptIntake[]>
  /** Of the newest submission what is known without opening it. */
  latestOf(
    memberIds: readonly string[],
  ): Promise<{ readonly version: number; readonly wording: string; readonly submittedAt: Date } | undefined>
  erase(memberId: string): Promise<void>
}

export type Channel = 'email' | 'push' | 'sms'

export interface MadeChoice extends Choice {
  readonly visitorId: string
  /** When the browser says that it was made; what counts is `at`. */
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
  /** Becomes what the visitor allows from now on, and one more line of the history. */
  record(id: string, choice: MadeChoice): Promise<void>
  historyOf(visitorId: string): Promise<readonly Omit<MadeChoice, 'visitorId'>[]>
}

export interface Tracks {
  /**
   * Keeps an event if the visitor allows its type by a choice made after `since`. Asking and keeping are one statement,
   * and a change of mind waits for it or comes before it.
   */
  addEvent(visitorId: string, event: TrackedEvent, since: Date): Promise<void>
  /** The same for a visit, which counts as analytics. */
  addVisit(visitorId: string, visit: Visit, since: Date): Promise<void>
  remove(visitorId: string, types: readonly TrackedType[]): Promise<void>
  of(
    visitorId: string,
  ): Promise<{ readonly events: readonly TrackedEvent[]; readonly visits: readonly Visit[] }>
}

/** One module's answer to "what do you hold of this member", and its way to let go of it (D-33). */
export interface PersonalDataSource {
  readonly name: string
  /** Plain data for JSON; lists that grow may be async iterables, which are read while the export is sent. */
  readonly personalDataOf: (memberId: string) => Promise<unknown>
  /** Deletes, or makes anonymous what must stay. Runs in the caller's transaction. */
  readonly eraseMember: (memberId: string) => Promise<void>
}

export interface PrivacyPorts {
  readonly intakes: Intakes
  /** The member and those who were merged into them. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  readonly timeZone: TimeZone
  readonly minimumAge: number
  /** 'YYYY-MM-DD'; null if unknown. */
  readonly birthdayOf: (memberId: string) => Promise<string | null>
  /** Whether the clinic published this version of one of its texts. */
  readonly isPublishedText: (name: string, version: number) => Promise<boolean>
  /** The clinic's texts that can be read now; version 0 is the app's own words. */
  readonly listTexts: () => Promise<readonly { readonly name: string; readonly version: number }[]>
  /** Keeps the member's birthday where none is known. */
  readonly fillBirthday: (memberId: string, dateOfBirth: string) => Promise<void>
  readonly recordConsent: (consent: {
    readonly memberId: string
    readonly channel: Channel
    readonly given: boolean
    readonly wording: string
    readonly source: string
    readonly number?: string | undefined
  }) => Promise<void>
  /** What the member last decided about each channel. */
  readonly consentsOf: (
    memberId: string,
  ) => Promise<Readonly<Partial<Record<Channel, { readonly given: boolean }>>>>
  /** Whether the member agreed to SMS and has not confirmed the number yet. */
  readonly isConfirmingNumber: (memberId: string) => Promise<boolean>
  readonly cookieChoices: CookieChoices
  readonly tracks: Tracks
  readonly now: () => Date
  readonly holdings: readonly PersonalDataSource[]
  readonly reauthenticate: (
    memberId: string,
    password: string,
  ) => Promise<'member' | 'no password' | 'wrong password' | 'staff' | 'gone'>
  /** Removes what is kept of the member outside of the modules. */
  readonly erasePlatformData: (memberId: string) => Promise<void>
  /** Runs the work so that all of it happens or nothing. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
}
