/** A general problem with the mail server, Twilio or a push service, found by messages or by a check. */
export interface ChannelTrouble {
  readonly channel: 'email' | 'sms' | 'push'
  readonly kind: 'account' | 'away' | 'slow'
  /** A sentence that includes the provider's message. */
  readonly words: string
  /** For account trouble: signing in worked, so something else is wrong. */
  readonly signedIn?: boolean
}

const codes = { account: 'refused', away: 'away', slow: 'slow' }

const waits =
  'No one is skipped: campaigns wait and resume automatically if it’s fixed within an hour. After that, we’ll ask you before sending.'

const effects: Readonly<Record<ChannelTrouble['channel'], string>> = {
  email: `No email is sent, including password reset links. ${waits}`,
  sms: `No SMS is sent, including codes that confirm a number. ${waits}`,
  push: 'Messages are in the app, but phones that use this service don’t show them.',
}

const waysOut: Readonly<Record<ChannelTrouble['channel'], string>> = {
  email:
    'Fix SMTP_URL, MAIL_FROM or the SMTP_OAUTH settings and restart Velora, or fix the account with your email ' +
    'provider. Then press “Check Email Server”.',
  sms:
    'Check your account at twilio.com (balance, suspension), and TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM. ' +
    'This goes away once Twilio accepts an SMS.',
  push:
    'Use the same VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY as when phones turned on notifications, and set VAPID_SUBJECT ' +
    'to a real address. With new keys, every phone has to allow them again. This goes away once a push is accepted.',
}

const passing = 'Messages are sent late. Failed ones are retried automatically, five times within nine hours.'

export const ofChannels = (troubles: readonly ChannelTrouble[]) =>
  troubles.map(({ channel, kind, words }) => ({
    code: `${channel}-${codes[kind]}`,
    severity: kind === 'account' && channel !== 'push' ? ('critical' as const) : ('warning' as const),
    what: words,
    effect: kind === 'account' ? effects[channel] : passing,
    wayOut:
      kind === 'account' ? waysOut[channel] : 'If it lasts, contact the provider or check their status page.',
  }))
