import type { Intake } from './intake.ts'

export interface KeptIntake extends Intake {
  /** Counted from 1 for each member. */
  readonly version: number
}

/** Submissions are added, each as a version of its own, and never changed; what they say is sealed where it is kept. */
export interface Intakes {
  /** Keeps a submission as the member's next version and gives its number. Belongs into a transaction. */
  add(memberId: string, intake: Intake): Promise<number>
  /** Newest first. */
  of(memberId: string): Promise<readonly KeptIntake[]>
  /** Of the newest submission what is known without opening it. */
  latestOf(
    memberId: string,
  ): Promise<{ readonly version: number; readonly wording: string; readonly submittedAt: Date } | undefined>
  forget(memberId: string): Promise<void>
}

export type Channel = 'email' | 'push' | 'sms'

export interface PrivacyPorts {
  readonly intakes: Intakes
  readonly now: () => Date
  readonly timeZone: string
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
}
