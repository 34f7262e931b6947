import { transactionsOn } from '#platform/database/transactions.ts'
import { counting } from '#platform/metrics/measures.ts'
import type { Platform } from '#platform/module.ts'
import { smsRoutes } from './adapters/http.ts'
import { type Twilio, textByTwilio } from './adapters/text-by-twilio.ts'
import { textInSandbox } from './adapters/text-in-sandbox.ts'
import { textNotSetUp } from './adapters/text-not-set-up.ts'
import { signedByTwilio } from './adapters/twilio-signature.ts'
import type { SmsPorts, TextTransport } from './ports.ts'
import { openSms } from './sms.ts'

export interface SmsSettings {
  readonly demo: boolean
  readonly appUrl: string
  /** If undefined, an SMS goes to the demo's sandbox, or is refused outside demo mode. */
  readonly twilio: Twilio | undefined
}

export const smsRoom = {
  routes: smsRoutes,
  /** Sends SMS, for every room that needs it. */
  transport({ demo, twilio, appUrl }: SmsSettings, count: (outcome: string) => void): TextTransport {
    const transport = twilio ? textByTwilio(twilio, appUrl) : demo ? textInSandbox : textNotSetUp
    return { send: counting(transport.send, ({ result }) => count(result)) }
  },
  open({ settings, database }: Platform<SmsSettings>, others: Omit<SmsPorts, 'isSigned'>) {
    const { twilio, appUrl } = settings
    const isSigned = signedByTwilio(twilio?.authToken, appUrl)
    return transactionsOn(database)(openSms({ isSigned, ...others }), 'receiveText')
  },
}
