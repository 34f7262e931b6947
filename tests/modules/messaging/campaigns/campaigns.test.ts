import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testSettings } from '../../../support/app.ts'
import { campaignNow, decide, deliver, type Result, sumOf } from '../../../support/audience.ts'
import { bothDatabases } from '../../../support/databases.ts'
import { PushService } from '../../../support/push-service.ts'
import { type SmtpPeer, startSmtpPeer } from '../../../support/smtp-peer.ts'
import { startTwilioPeer, type TwilioPeer } from '../../../support/twilio-peer.ts'

const sid = 'AC00000000000000000000000000000000'
const { vapid } = testSettings()

let push: PushService
let smtp: SmtpPeer
let twilio: TwilioPeer
beforeAll(async () => {
  push = await PushService.open()
  twilio = await startTwilioPeer(sid)
})
afterAll(async () => {
  await push.stop()
  await twilio.stop()
})

describe.each(bothDatabases)('a campaign (%s)', database => {
  let app: TestApp
  beforeEach(async () => {
    twilio.received.length = 0
    twilio.answers.clear()
    smtp = await startSmtpPeer()
    app = await open()
  })
  afterEach(async () => {
    await app.stop()
    await smtp.stop()
  })
  const open = (env: Readonly<Record<string, string>> = {}, waitTimeoutMs = 0) =>
    openTestApp({
      database,
      waitTimeoutMs,
      smtpSilenceMs: 500,
      pushAgent: push.agent(),
      env: {
        PUSH_HOSTS: push.host,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Velora <hello@clinic.test>',
        TWILIO_ACCOUNT_SID: sid,
        TWILIO_AUTH_TOKEN: 'a-token',
        TWILIO_FROM: '+13105550100',
        TWILIO_API_URL: twilio.url,
        ...env,
      },
    })
  const send = async (path: string, body?: unknown) => {
    const answer = await (await app.staff('owner')).post(`/api/admin/${path}`, body)
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    const result = answer.json<Result & Readonly<Record<string, unknown>>>()
    expect(sumOf(result)).toBe(result.total)
    return result
  }
  const device = async (name: string) => {
    const made = await push.subscribe(vapid.publicKey)
    await (await app.member(name)).post('/api/notifications/subscribe', { subscription: made.subscription })
    return made
  }
  const inApp = async (name: string) =>
    (await (await app.member(name)).get('/api/notifications')).json<{ title: string; message: string }[]>()
  const mailed = () => smtp.received.map(({ to: [address] }) => address).sort()
  const news = { subject: 'A quiet Tuesday', message: 'First line.\n\nSecond line.' }
  const offer = { title: 'Flash Sale', message: 'Twenty percent off today.' }

  it('looks at consent again at the moment of sending', async () => {
    const phone = await device('Mia')
    const result = await send('send-promotion', offer)
    await (await app.member('Mia')).post('/api/notifications/unsubscribe', {})
    await deliver(app)
    expect(phone.messages()).toEqual([])
    expect(await inApp('Mia')).toEqual([])
    expect(await campaignNow(app, result)).toMatchObject({
      state: 'done',
      skipped: [{ reason: 'unsubscribed', count: 1 }],
    })
  })

  it('keeps its recipients: who joins later is not among them', async () => {
    await decide(app, 'Mia', 'email', true)
    await send('email-campaign', news)
    await decide(app, 'Noor', 'email', true)
    await deliver(app)
    expect(mailed()).toEqual(['mia@velora.test'])
  })

  it('that a process had when it was killed goes on: mail once, and not again when it had left', async () => {
    for (const name of ['Mia', 'Noor', 'Ava']) await decide(app, name, 'email', true)
    const result = await send('email-campaign', news)
    const held = new Date(app.clock.now().getTime() + 120_000)
    const hold = (name: string, leftAt: Date | null) =>
      app.database.run(
        `update messaging.delivery set state = 'sending', attempts = 1, next_attempt_at = $2, left_at = $3
         where first_name = $1`,
        [name, held, leftAt],
      )
    await hold('Noor', null)
    await hold('Ava', app.clock.now())
    await deliver(app)
    expect(mailed()).toEqual(['mia@velora.test'])
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect(mailed()).toEqual(['mia@velora.test', 'noor@velora.test'])
    const now = await campaignNow(app, result)
    expect(now).toMatchObject({ state: 'done', successCount: 2, unknownCount: 1, pendingCount: 0 })
    expect(sumOf(now)).toBe(now.total)
  })

  it('is sent once by workers that take from it at the same time', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Guest${n}`)
    for (const name of names) await decide(app, name, 'email', true)
    const result = await send('email-campaign', news)
    await Promise.all(Array.from({ length: 4 }, () => deliver(app)))
    expect(mailed()).toEqual(names.map(name => `${name.toLowerCase()}@velora.test`).sort())
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 12 })
  })

  it('is seen before it is sent: how many get it, how many not, and why', async () => {
    await decide(app, 'Mia', 'push', true)
    await decide(app, 'Noor', 'push', false)
    await app.member('Ava')
    const tess = await app.staff('manager')
    const preview = async (query: string) => (await tess.get(`/api/admin/campaign-preview?${query}`)).json()
    expect(await preview('kind=promotion')).toEqual({
      isSetUp: true,
      willGet: 1,
      skipped: [
        { reason: 'no consent', count: 1 },
        { reason: 'unsubscribed', count: 1 },
      ],
      quietUntil: null,
    })
    expect(await preview('kind=promotion&targetAudience=VIP_TIER&tier=Gold')).toMatchObject({
      willGet: 0,
      skipped: [],
    })
    expect(await preview('kind=email&sendToAll=true')).toMatchObject({ willGet: 3 })
  })

  it('leaves a member who leaves: nothing more is sent, and the figures still add up', async () => {
    for (const name of ['Mia', 'Noor']) await decide(app, name, 'email', true)
    const result = await send('email-campaign', news)
    const { id } = await app.member('Mia')
    const { campaigns } = (await app.modules.messaging.personalDataOf(id)) as { campaigns: object[] }
    expect(campaigns).toMatchObject([{ title: news.subject, channel: 'email', state: 'pending' }])
    await app.modules.messaging.eraseMember(id)
    await deliver(app)
    expect(mailed()).toEqual(['noor@velora.test'])
    const rows = JSON.stringify(await app.database.run('select * from messaging.delivery where $1', [true]))
    expect(rows).not.toMatch(/mia/i)
    const now = await campaignNow(app, result)
    expect(now.skipped).toEqual([{ reason: 'left', count: 1 }])
    expect(sumOf(now)).toBe(now.total)
  })
})
