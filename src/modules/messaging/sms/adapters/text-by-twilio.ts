import type { Attempt } from '#platform/kernel/attempt.ts'
import type { Text, TextTransport } from '../ports.ts'
import { twilioHttp } from './twilio-http.ts'
import { reportPath } from './twilio-signature.ts'

export interface Twilio {
  readonly accountSid: string
  readonly authToken: string
  /** A number, or the id of a messaging service ('MG…'). */
  readonly from: string
  /** If undefined, Twilio's default URL is used. */
  readonly apiUrl: string | undefined
}

/** 'Attempt to send to unsubscribed recipient': the person sent STOP. */
const stopCode = 21610

/** SMS by Twilio. The package is large, so it is loaded with the first message. */
export function textByTwilio(
  { accountSid, authToken, from, apiUrl }: Twilio,
  appUrl: string,
  deadlineMs = 15_000,
): TextTransport {
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from }
  // Twilio rejects a message whose callback it can't reach.
  const isReachable = !['localhost', '127.0.0.1', '[::1]'].includes(new URL(appUrl).hostname)
  const callback = ({ campaignId, id }: Pick<Text, 'campaignId' | 'id'>) =>
    isReachable && campaignId && { statusCallback: `${appUrl}${reportPath({ campaignId, id })}` }
  let client: Promise<ReturnType<typeof import('twilio')>> | undefined
  const open = async () => {
    const { default: twilio } = await import('twilio')
    return twilio(accountSid, authToken, { httpClient: twilioHttp(apiUrl, deadlineMs) as never })
  }
  return {
    async send({ to, body, ...delivery }, onDataSent) {
      client ??= open()
      const { messages } = await client
      await onDataSent()
      try {
        await messages.create({ to, body, ...sender, ...(callback(delivery) || {}) })
        return { result: 'sent', channel: 'twilio' }
      } catch (error) {
        return attemptAfter(error as TwilioError)
      }
    },
  }
}

type TwilioError = Error & { readonly status?: number; readonly code?: number | string }

/**
 * Not sent if we couldn't connect, were over the rate limit, or got Twilio's own error; after any other failure, such as a
 * timeout or a gateway's response, the SMS may have been sent.
 */
function attemptAfter({ status, code, message }: TwilioError): Attempt<'twilio'> {
  // Without a status there was no response, and the code isn't Twilio's: a timeout's is 23.
  const reason = status === undefined || message.includes(String(code)) ? message : `${code} ${message}`
  if (code === stopCode) return { result: 'stopped', reason }
  if (isAccount(status, code)) return { result: 'account trouble', reason }
  if (status !== undefined && aboutUs.includes(status))
    return { result: 'not now', reason, unreachable: true }
  if (status !== undefined && status >= 400 && status < 500) return { result: 'refused', reason }
  return isUnreached(code) ? { result: 'not now', reason, unreachable: true } : { result: 'unknown', reason }
}

/** Not about the member: our rate, or an outage of Twilio. */
const aboutUs = [429, 500, 503]

/** Account problems: unknown, suspended or out of balance; a sender that isn't ours or can't text; a wrong API URL. */
const accountCodes = [20003, 20005, 20404, 21212, 21603, 21606, 21659, 21660, 'ENOTFOUND']

const isAccount = (status: TwilioError['status'], code: TwilioError['code']) =>
  status === 401 || status === 403 || (code !== undefined && accountCodes.includes(code))

const isUnreached = (code: TwilioError['code']) =>
  ['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    String(code),
  )
