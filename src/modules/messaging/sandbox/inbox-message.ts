/** What left over a channel, or would have. */
export interface InboxMessage {
  readonly id: string
  /** Whose it is, where the row says so. */
  readonly memberId?: string | null
  readonly channel: 'email' | 'push' | 'sms'
  readonly to: {
    readonly firstName: string
    readonly email: string | null
    readonly number: string | null
  }
  readonly subject: string
  /** A secret one opens something. */
  readonly kind: 'service' | 'secret' | 'marketing'
  readonly imageUrl: string | null
  readonly createdAt: Date
  readonly sentAt: Date
  /** Nothing once a secret mail has expired. */
  readonly contents: InboxContents | null
}

export interface InboxContents {
  readonly lines: readonly string[]
  /** Addresses that stand in the lines, and where they lead. */
  readonly links?: readonly { readonly shown: string; readonly url: string }[] | undefined
  readonly action: { readonly label: string; readonly url: string } | null
}

/** A code that a number is confirmed with. */
export interface SentCode {
  readonly id: string
  readonly memberId: string
  readonly number: string
  readonly text: string
  readonly at: Date
}

export const ofMail = (
  mail: Omit<InboxMessage, 'channel' | 'to' | 'imageUrl'> & {
    readonly to: { readonly firstName: string; readonly email: string }
  },
): InboxMessage => ({ ...mail, channel: 'email', to: { ...mail.to, number: null }, imageUrl: null })

export const ofCode = ({ id, memberId, number, text, at }: SentCode): InboxMessage => ({
  id,
  memberId,
  channel: 'sms',
  subject: 'Code for a mobile number',
  kind: 'service',
  to: { firstName: '', email: null, number },
  createdAt: at,
  sentAt: at,
  imageUrl: null,
  contents: { lines: [text], action: null },
})
