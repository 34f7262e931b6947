import { openTestApp, type TestApp, testSettings } from './app.ts'
import type { DatabaseKind } from './databases.ts'
import { type Device, PushService } from './push-service.ts'
import { type SmtpPeer, startSmtpPeer } from './smtp-peer.ts'
import { startTwilioPeer, type TwilioPeer } from './twilio-peer.ts'

export const twilioAccount = { sid: 'AC00000000000000000000000000000000', token: 'a-token' }

/** The three messaging providers, on this machine, and an app that sends through them. */
export interface Peers {
  readonly app: TestApp
  readonly push: PushService
  readonly smtp: SmtpPeer
  readonly twilio: TwilioPeer
  device(name: string): Promise<Device>
  /** Orders a campaign as the owner does. */
  order<Result>(path: string, body?: unknown): Promise<Result>
  stop(): Promise<void>
}

export async function openWithPeers(
  database: DatabaseKind,
  env: Readonly<Record<string, string>> = {},
  hooks: Parameters<typeof startSmtpPeer>[0] = {},
  smtpSilenceMs = 400,
  /** Adds credentials for the mail server, or not. */
  signIn = (url: string) => url,
): Promise<Peers> {
  const { sid, token } = twilioAccount
  const [push, smtp, twilio] = [
    await PushService.open(),
    await startSmtpPeer(hooks),
    await startTwilioPeer(sid),
  ]
  const app = await openTestApp({
    database,
    smtpSilenceMs,
    pushAgent: push.agent(),
    env: {
      PUSH_HOSTS: push.host,
      SMTP_URL: signIn(smtp.url),
      MAIL_FROM: 'Velora <hello@clinic.test>',
      TWILIO_ACCOUNT_SID: sid,
      TWILIO_AUTH_TOKEN: token,
      TWILIO_FROM: '+13105550100',
      TWILIO_API_URL: twilio.url,
      ...env,
    },
  })
  return {
    app,
    push,
    smtp,
    twilio,
    async device(name) {
      const made = await push.subscribe(testSettings().vapid.publicKey)
      const body = { subscription: made.subscription }
      await (await app.member(name)).post('/api/notifications/subscribe', body)
      return made
    },
    async order(path, body) {
      const answer = await (await app.staff('owner')).post(`/api/admin/${path}`, body)
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
      return answer.json()
    },
    async stop() {
      await app.stop()
      await Promise.all([push.stop(), smtp.stop(), twilio.stop()])
    },
  }
}
