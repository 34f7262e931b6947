import type { Channel, Consent, MemberConsent } from './consent.ts'

/** Decisions are added, never changed; only a member who leaves takes them along. */
export interface StoredConsents {
  add(memberId: string, consent: Consent): Promise<void>
  /** Adds a decision unless the latest about its channel says the same in the same words: a second click adds none. */
  addOnce(memberId: string, consent: Consent): Promise<void>
  /** The same of many members at once; a yes only where its member has decided nothing about the channel yet. */
  addImported(decisions: readonly MemberConsent[]): Promise<void>
  /** The latest decision for each channel about which there was one. */
  latestOf(memberId: string): Promise<readonly Consent[]>
  /** Every decision, newest first. */
  of(memberId: string): Promise<readonly Consent[]>
  /** Who ever agreed to SMS to this number, and what they decided about SMS last. */
  withNumber(number: string): Promise<readonly { readonly memberId: string; readonly latest: Consent }[]>
  /** Adds a decision and gives its number, by which a merge that is undone takes it back. */
  addNumbered(memberId: string, consent: Consent): Promise<number>
  takeBack(memberId: string, numbers: readonly number[]): Promise<void>
  forget(memberId: string): Promise<void>
}

/** Addresses and numbers that nothing goes to, whatever their owners agreed to here. */
export interface Suppressions {
  add(channel: Channel, target: string, reason: string, at: Date): Promise<void>
  remove(channel: Channel, target: string): Promise<void>
  has(channel: Channel, target: string): Promise<boolean>
}

/** What was agreed to for a number: the words and the place. */
export interface Wish extends Pick<Consent, 'wording' | 'source'> {
  readonly number: string
}

/** Confirms that a number is the member's, by a code that is texted there (D-113). */
export interface NumberCodes {
  /** `waits`: it is kept, and nothing was texted. `enough`: no more codes go out today, and nothing was changed. */
  requestCode(
    memberId: string,
    wish: Wish & { readonly canBeTexted: boolean },
  ): Promise<'texted' | 'waits' | 'enough'>
  checkCode(
    memberId: string,
    code: string,
  ): Promise<
    | { readonly result: 'expired' | 'wrong' | 'confirmed before' }
    | { readonly result: 'confirmed'; readonly agreed: Wish }
  >
  cancelCode(memberId: string): Promise<void>
  /** The number that a code was texted to, for a yes that waits for it. */
  numberToConfirm(memberId: string): Promise<string | undefined>
}

export interface UnsubscribeUrls {
  readonly oneClick: string
  readonly page: string
  /** Where the member decides about mail, without signing in. */
  readonly preferences: string
}

export interface ConsentsPorts extends NumberCodes {
  readonly consents: StoredConsents
  readonly suppressions: Suppressions
  /** On how many devices the member has set pushes up. */
  readonly devicesOf: (memberId: string) => Promise<number>
  readonly notifyMember: (
    memberId: string,
    message: { readonly title: string; readonly message: string; readonly type: 'GENERAL' },
  ) => Promise<void>
  /** Whether somebody takes messages of this channel: a provider, or in demo mode the sandbox. */
  readonly isSetUp: (channel: Channel) => boolean
  /** Refuses with `UnderMinimumAge` for a member who is too young to agree to texts. */
  readonly requireAge: (memberId: string) => Promise<void>
  /** Whether somebody with this id is a member still. */
  readonly isMember: (memberId: string) => Promise<boolean>
  /** The member that this one was merged into: a mail to the former is a mail to the latter. */
  readonly survivorOf: (memberId: string) => Promise<string | undefined>
  readonly unsubscribeUrls: (memberId: string) => UnsubscribeUrls
  /** Whom an unsubscribe link is for, or undefined when it is not one of ours. */
  readonly memberOfUnsubscribe: (token: string) => string | undefined
  readonly now: () => Date
}
