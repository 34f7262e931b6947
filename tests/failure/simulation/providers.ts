import type { Agent } from 'node:https'
import { type Device, PushService } from '../../support/push-service.ts'
import { Refusing, startSmtpPeer } from '../../support/smtp-peer.ts'
import { startTwilioPeer } from '../../support/twilio-peer.ts'
import { vapidKeys } from '../../support/vapid-keys.ts'

export const providerTroubles = [
  'mail refused for now',
  'mail hangs',
  'mail bounces',
  'SMS answered with 500',
  'SMS hangs up',
  'push answered with 500',
  'push device is gone',
] as const
export type ProviderTrouble = (typeof providerTroubles)[number]

export interface Arrived {
  readonly channel: 'email' | 'sms' | 'push'
  /** An address, a number, or a device's endpoint. */
  readonly to: string
  /** What marks the campaign in the words; nothing for a push, whose words are sealed. */
  readonly words: string
}

/** Mail server, SMS provider and push service on this machine, in good health or not. */
export interface Providers {
  readonly env: Readonly<Record<string, string>>
  readonly pushAgent: Agent
  trouble: ProviderTrouble | undefined
  device(): Promise<Device>
  /** The code in the last text that a number got about it. */
  codeTextedTo(number: string): string | undefined
  /** What arrived since it was asked last. */
  arrivals(): readonly Arrived[]
  stop(): Promise<void>
}

const account = { sid: 'AC00000000000000000000000000000000', token: 'a-token' }

export async function openProviders(): Promise<Providers> {
  let trouble: ProviderTrouble | undefined
  let mails = 0
  const smtp = await startSmtpPeer({
    onMailFrom(_from, _session, answer) {
      if (trouble === 'mail hangs' && mails++ % 2 === 0) return
      answer(trouble === 'mail refused for now' ? new Refusing(451) : null)
    },
    onRcptTo({ address }, _session, answer) {
      const bounces = trouble === 'mail bounces' && address.startsWith('bounces')
      answer(bounces ? Object.assign(new Refusing(550), { message: '5.1.1 No such mailbox' }) : null)
    },
  })
  const push = await PushService.open()
  const twilio = await startTwilioPeer(account.sid)
  const devices: Device[] = []
  const seen = { mails: 0, texts: 0, pushes: [] as number[] }
  return {
    env: {
      PUSH_HOSTS: push.host,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Velora <hello@clinic.test>',
      TWILIO_ACCOUNT_SID: account.sid,
      TWILIO_AUTH_TOKEN: account.token,
      TWILIO_FROM: '+13105550100',
      TWILIO_API_URL: twilio.url,
    },
    pushAgent: push.agent(),
    get trouble() {
      return trouble
    },
    set trouble(next) {
      // What Twilio says that it did not take reached nobody.
      if (trouble === 'SMS answered with 500') seen.texts = twilio.received.length
      trouble = next
      twilio.otherwise = next === 'SMS answered with 500' ? { status: 500, code: 20500 } : undefined
      if (next === 'SMS hangs up') twilio.otherwise = 'hangs up'
      for (const [n, device] of devices.entries())
        device.answers =
          next === 'push answered with 500'
            ? 500
            : next === 'push device is gone' && n % 3 === 0
              ? 410
              : 'properly'
    },
    async device() {
      const device = await push.subscribe(vapidKeys.VAPID_PUBLIC_KEY)
      devices.push(device)
      return device
    },
    codeTextedTo(number) {
      const code = /: (\d{6}) is your code/
      const text = twilio.received.findLast(({ to, body }) => to === number && code.test(body))
      return text && code.exec(text.body)?.[1]
    },
    arrivals() {
      const arrived: Arrived[] = []
      for (const { to, words } of smtp.received.slice(seen.mails))
        arrived.push({ channel: 'email', to: to[0] ?? '', words })
      for (const { to, body } of twilio.received.slice(seen.texts))
        arrived.push({ channel: 'sms', to, words: body })
      for (const [n, { headers, subscription }] of devices.entries())
        for (const _ of headers.slice(seen.pushes[n] ?? 0))
          arrived.push({ channel: 'push', to: subscription.endpoint, words: '' })
      seen.mails = smtp.received.length
      seen.texts = twilio.received.length
      seen.pushes = devices.map(({ headers }) => headers.length)
      return arrived
    },
    stop: async () => void (await Promise.all([push.stop(), smtp.stop(), twilio.stop()])),
  }
}
