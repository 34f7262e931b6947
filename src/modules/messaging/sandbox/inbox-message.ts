/** A message that was sent over a channel, or would have been. */
export interface InboxMessage {
  readonly id: string
  /** The member, if the row has one. */
  readonly memberId?: string | null
  readonly channel: 'email' | 'push' | 'sms'
  readonly to: {
    readonly firstName: string
    readonly email: string | null
    readonly number: string | null
  }
  readonly subject: string
  /** A secret message contains a credential. */
  readonly kind: 'service' | 'secret' | 'marketing'
  readonly imageUrl: string | null
  readonly createdAt: Date
  readonly sentAt: Date
  /** Empty once a secret email has expired. */
  readonly contents: InboxContents | null
}

export interface InboxContents {
  readonly lines: readonly string[]
  /** URLs in the lines, and their targets. */
  readonly links?: readonly { readonly shown: string; readonly url: string }[] | undefined
  readonly action: { readonly label: string; readonly url: string } | null
}

/** A confirmation code for a number. */
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
