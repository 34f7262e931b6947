import type { AddedConsent, Channel, Consent, ImportedConsent } from './consent.ts'

/** Decisions are append-only; only a member's deletion removes them. */
export interface StoredConsents {
  add(memberId: string, consent: Consent): Promise<void>
  /** Adds a decision unless the channel's latest is the same, with the same wording, so a double click adds none. */
  addOnce(memberId: string, consent: Consent): Promise<void>
  /**
   * Adds decisions of many members, each once; a yes only if the member hasn't decided about the channel yet. A no that the
   * same system had before doesn't overrule a later yes.
   */
  addImported(decisions: readonly ImportedConsent[]): Promise<readonly AddedConsent[]>
  /** The latest decision per channel, if any. */
  latestOf(memberId: string): Promise<readonly Consent[]>
  /** Every decision, newest first. */
  of(memberId: string): Promise<readonly Consent[]>
  /** Members who ever agreed to SMS to this number, with their latest decision about SMS. */
  withNumber(number: string): Promise<readonly { readonly memberId: string; readonly latest: Consent }[]>
  /** Adds a decision and returns its number, so that undoing a merge can remove it. */
  addNumbered(memberId: string, consent: Consent): Promise<number>
  /** Removes these decisions, which a merge or an import added. */
  takeBack(memberId: string, numbers: readonly number[]): Promise<void>
  forget(memberIds: readonly string[]): Promise<void>
}

/** Suppressed addresses and numbers, regardless of consent. */
export interface Suppressions {
  add(channel: Channel, target: string, reason: string, at: Date): Promise<void>
  remove(channel: Channel, target: string): Promise<void>
  has(channel: Channel, target: string): Promise<boolean>
}

/** The wording and place of a consent for a number. */
export interface Wish extends Pick<Consent, 'wording' | 'source'> {
  readonly number: string
}

/** Confirms that a number belongs to the member, by a texted code (D-113). */
export interface NumberCodes {
  /** `waits`: stored, but nothing was texted. `enough`: the day's limit of codes is reached, and nothing changed. */
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
  /** The number with a pending consent, to which the code was texted. */
  numberToConfirm(memberId: string): Promise<string | undefined>
}

export interface UnsubscribeUrls {
  readonly oneClick: string
  readonly page: string
  /** The preferences page for email, without signing in. */
  readonly preferences: string
}

export interface ConsentsPorts extends NumberCodes {
  readonly consents: StoredConsents
  readonly suppressions: Suppressions
  /** The number of devices with push for the member. */
  readonly devicesOf: (memberId: string) => Promise<number>
  readonly notifyMember: (
    memberId: string,
    message: { readonly title: string; readonly message: string; readonly type: 'GENERAL' },
  ) => Promise<void>
  /** Whether this channel can send: through a provider, or the sandbox in demo mode. */
  readonly isSetUp: (channel: Channel) => boolean
  /** Refuses with `UnderMinimumAge` if the member is too young to agree to texts. */
  readonly requireAge: (memberId: string) => Promise<void>
  /** Whether this id still belongs to a member. */
  readonly isMember: (memberId: string) => Promise<boolean>
  /** The member that this one was merged into; links in mail to the former act for the latter. */
  readonly survivorOf: (memberId: string) => Promise<string | undefined>
  /** The member and the accounts merged into them. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  readonly unsubscribeUrls: (memberId: string) => UnsubscribeUrls
  /** The member of an unsubscribe link, or undefined for an invalid link. */
  readonly memberOfUnsubscribe: (token: string) => string | undefined
  readonly now: () => Date
}
