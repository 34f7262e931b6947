export type Channel = 'email' | 'push' | 'sms'

/** One decision of a member about one channel. The latest one counts; the earlier ones are kept (D-22). */
export interface Consent {
  readonly channel: Channel
  readonly given: boolean
  /** The number that was agreed to, as '+13105550142'; only with a given SMS consent. */
  readonly number: string | null
  /** The version of the words that the member read. */
  readonly wording: string
  /** Where it was decided: 'intake', 'profile', 'unsubscribe link' … */
  readonly source: string
  readonly at: Date
}

export interface MemberConsent extends Consent {
  readonly memberId: string
}

export interface NewConsent extends Pick<Consent, 'channel' | 'given' | 'wording' | 'source'> {
  readonly memberId: string
  /** As typed; kept in one spelling. */
  readonly number?: string | undefined
}

export type ConsentsByChannel = Readonly<Partial<Record<Channel, Consent>>>
