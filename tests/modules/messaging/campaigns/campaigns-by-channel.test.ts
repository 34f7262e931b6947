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

describe.each(bothDatabases)('a campaign by its channel (%s)', database => {
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

  it('by mail reaches those who agreed, greets them and can be ended with one click', async () => {
    await decide(app, 'Mia', 'email', true)
    await app.member('Noor')
    const result = await send('email-campaign', news)
    expect(result).toMatchObject({ total: 2, totalRecipients: 1, pendingCount: 1, state: 'sending' })
    expect(result.skipped).toEqual([{ reason: 'no consent', count: 1 }])
    await deliver(app)
    expect(mailed()).toEqual(['mia@velora.test'])
    const [mail] = smtp.received
    expect(mail?.words).toContain('Hi Mia,\r\n\r\nFirst line.\r\n\r\nSecond line.')
    const [, link = ''] =
      /^List-Unsubscribe: <http:\/\/velora\.test(\/api\/unsubscribe\/[\w-]+)>/m.exec(
        mail?.source.replaceAll(/\r\n\s+/g, ' ') ?? '',
      ) ?? []
    expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await inApp('Mia')).toMatchObject([{ title: news.subject }])
    expect(await inApp('Noor')).toEqual([])

    const opened = await app.visitor().get(link)
    expect([opened.status, opened.headers['location']]).toEqual([
      302,
      expect.stringMatching(/^\/unsubscribe\?token=/),
    ])
    expect((await send('email-campaign', { ...news, sendToAll: true })).totalRecipients).toBe(2)
    const oneClick = { 'sec-fetch-site': '', 'content-type': 'application/x-www-form-urlencoded' }
    const ended = await app.visitor().post(link, 'List-Unsubscribe=One-Click', oneClick)
    expect(ended.json()).toEqual({ success: true })
    smtp.received.length = 0
    // Noor's is on its way; Mia's was already waiting when she said no.
    await deliver(app)
    expect(mailed()).toEqual(['noor@velora.test'])
    const after = await send('email-campaign', { ...news, sendToAll: true })
    expect(after.skipped).toEqual([{ reason: 'unsubscribed', count: 1 }])
  })

  it('by mail to all reaches those who were never asked, and nobody who said no', async () => {
    await decide(app, 'Mia', 'email', false, { source: 'intake' })
    await decide(app, 'Noor', 'email', true, { source: 'intake' })
    await decide(app, 'Noor', 'email', false, { source: 'intake' })
    await decide(app, 'Ava', 'email', false)
    await app.member('Eve')
    const result = await send('email-campaign', { ...news, sendToAll: true })
    expect(result.skipped).toEqual([{ reason: 'unsubscribed', count: 2 }])
    await deliver(app)
    expect(mailed()).toEqual(['eve@velora.test', 'mia@velora.test'])
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 2, pendingCount: 0 })
  })

  it('by SMS goes to agreed, valid, active numbers, once a number, and never past a STOP', async () => {
    const number = (n: number) => ({ number: `+1310555014${n}` })
    await decide(app, 'Mia', 'sms', true, number(1))
    await decide(app, 'Twin', 'sms', true, number(1))
    await decide(app, 'Noor', 'sms', true, number(2))
    await decide(app, 'Ava', 'sms', true, number(3))
    await decide(app, 'Eve', 'sms', true, { number: '12' })
    await decide(app, 'Zoe', 'sms', false)
    await decide(app, 'Old', 'sms', true, number(4))
    await app.database.run(
      `update identity.member set created_at = '2024-01-01', last_login_at = '2024-02-01' where first_name = $1`,
      ['Old'],
    )
    twilio.answers.set('+13105550142', { status: 400, code: 21610 })
    twilio.answers.set('+13105550143', 'hangs up')
    const words = { message: 'Your spa misses you' }
    const result = await send('sms-campaign', words)
    expect(new Map(result.skipped.map(({ reason, count }) => [reason, count]))).toEqual(
      new Map([
        ['same address', 1],
        ['no number', 1],
        ['unsubscribed', 1],
        ['inactive', 1],
      ]),
    )
    await deliver(app)
    expect(twilio.received.map(({ to }) => to).sort()).toEqual([
      '+13105550141',
      '+13105550142',
      '+13105550143',
    ])
    expect(twilio.received[0]).toMatchObject({
      from: '+13105550100',
      body: words.message,
      authorization: `Basic ${Buffer.from(`${sid}:a-token`).toString('base64')}`,
    })
    // Whether the one that was cut off went out nobody knows: it is never sent again by itself.
    app.clock.advance({ days: 1 })
    await deliver(app)
    expect(twilio.received).toHaveLength(3)
    const now = await campaignNow(app, result)
    expect(now).toMatchObject({ state: 'done', successCount: 1, unknownCount: 1, failureCount: 0 })
    expect(sumOf(now)).toBe(now.total)
    const again = await send('sms-campaign', { ...words, sendToAll: true })
    expect(again.totalRecipients).toBe(3)
    expect(again.skipped).toContainEqual({ reason: 'stopped', count: 1 })
  })

  it('by push reaches every device of those who agreed and is left in their app, once', async () => {
    const phone = await device('Mia')
    await decide(app, 'Noor', 'push', true)
    await decide(app, 'Ava', 'email', true)
    const result = await send('send-promotion', { ...offer, imageUrl: 'https://clinic.test/a.png' })
    expect(result).toMatchObject({ sent: 0, failed: 0, total: 3, pendingCount: 2 })
    await deliver(app)
    await deliver(app)
    expect(phone.messages()).toEqual([
      { ...offer, url: '/', tag: `campaign:${result.campaignId}`, imageUrl: 'https://clinic.test/a.png' },
    ])
    expect(await inApp('Mia')).toMatchObject([offer])
    expect(await inApp('Noor')).toMatchObject([offer])
    expect(await inApp('Ava')).toEqual([])
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 2, skippedCount: 1 })
  })

  it('by push is tried again while a push service has no time, and told once in the app', async () => {
    const phone = await device('Mia')
    phone.answers = 503
    const result = await send('send-promotion', offer)
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', pendingCount: 1 })
    phone.answers = 'properly'
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect(phone.messages()).toHaveLength(1)
    expect(await inApp('Mia')).toHaveLength(1)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 1 })
  })
})
