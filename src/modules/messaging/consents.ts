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

export interface NewConsent extends Pick<Consent, 'channel' | 'given' | 'wording' | 'source'> {
  readonly memberId: string
  /** As typed; kept in one spelling. */
  readonly number?: string | undefined
}

/** One spelling for a typed number: '+' and digits. Ten digits without a country are North American. */
export function inOneSpelling(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  return typed.trim().startsWith('+') || digits.length !== 10 ? `+${digits}` : `+1${digits}`
}
