/** What is wrong with a mail server, Twilio or a push service as a whole, as messages met it or a check did. */
export interface ChannelTrouble {
  readonly channel: 'email' | 'sms' | 'push'
  readonly kind: 'account' | 'away' | 'slow'
  /** As a sentence, with what the provider says. */
  readonly words: string
  /** With an account: signing in is no trouble. */
  readonly signedIn?: boolean
}

const codes = { account: 'refused', away: 'away', slow: 'slow' }

const waits =
  'Nobody is skipped: campaigns wait, and go on by themselves when it is put right within an hour; after that they ask first.'

const effects: Readonly<Record<ChannelTrouble['channel'], string>> = {
  email: `No mail leaves, nor a link for a new password. ${waits}`,
  sms: `No SMS leaves, nor a code that confirms a number. ${waits}`,
  push: 'Messages are in the app, but no phone of this service shows them.',
}

const waysOut: Readonly<Record<ChannelTrouble['channel'], string>> = {
  email:
    'Correct SMTP_URL, MAIL_FROM or the SMTP_OAUTH settings and start Velora again, or put the account right at the mail ' +
    'provider; then press “Check the Mail Server”.',
  sms:
    'Look at the account at twilio.com (balance, suspension), and at TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM. ' +
    'This goes away with the next SMS that Twilio takes.',
  push:
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be those with which phones allowed notifications, and VAPID_SUBJECT an ' +
    'address that exists. With new keys every phone has to allow them again. This goes away with the next push that is taken.',
}

const passing = 'Messages leave late. What fails is tried again by itself, five times within nine hours.'

export const ofChannels = (troubles: readonly ChannelTrouble[]) =>
  troubles.map(({ channel, kind, words }) => ({
    code: `${channel}-${codes[kind]}`,
    severity: kind === 'account' && channel !== 'push' ? ('critical' as const) : ('warning' as const),
    what: words,
    effect: kind === 'account' ? effects[channel] : passing,
    wayOut:
      kind === 'account'
        ? waysOut[channel]
        : 'If it lasts, ask whoever runs it, or look at their status page.',
  }))
