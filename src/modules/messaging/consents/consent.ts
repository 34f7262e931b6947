export type Channel = 'email' | 'push' | 'sms'

/** The source of an opt-out that nobody decided: the member no longer has the number. */
export const contactChanged = 'contact changed'

/** The source of a STOP or START that was texted to us. */
export const byText = 'text message'

/** A member's decision about one channel. The latest counts; earlier ones are kept (D-22). */
export interface Consent {
  readonly channel: Channel
  readonly given: boolean
  /** The number that the consent is for, as '+13105550142'; only with SMS. */
  readonly number: string | null
  /** The version of the wording that the member read. */
  readonly wording: string
  /** The place of the decision: 'intake', 'profile', 'unsubscribe link' … */
  readonly source: string
  readonly at: Date
}

export interface MemberConsent extends Consent {
  readonly memberId: string
}

/** A decision made in another system; without a date, `at` is the time of the import. */
export interface ImportedConsent extends MemberConsent {
  readonly isDated: boolean
}

/** A decision that can be taken back. */
export interface AddedConsent {
  readonly memberId: string
  readonly number: number
}

export interface NewConsent extends Pick<Consent, 'channel' | 'given' | 'wording' | 'source'> {
  readonly memberId: string
  /** As typed; stored in a normalized form. */
  readonly number?: string | undefined
}

export type ConsentsByChannel = Readonly<Partial<Record<Channel, Consent>>>
