import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testSettings } from '../../../support/app.ts'
import { campaignNow, decide, deliver, type Result, sumOf } from '../../../support/audience.ts'
import { bothDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
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

describe.each(bothDatabases)('a campaign in its time (%s)', database => {
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

  it('can be held, goes on, and can be ended', async () => {
    for (const name of ['Mia', 'Noor']) await decide(app, name, 'email', true)
    const olga = await app.staff('owner')
    const steer = (id: string, act: string) => olga.post(`/api/admin/campaigns/${id}/${act}`)
    const held = await send('email-campaign', news)
    expect((await steer(held.campaignId, 'pause')).json()).toMatchObject({ state: 'paused' })
    expect((await steer(held.campaignId, 'pause')).json()).toMatchObject({ state: 'paused' })
    await deliver(app)
    expect(mailed()).toEqual([])
    expect((await steer(held.campaignId, 'resume')).json()).toMatchObject({
      state: 'sending',
      pendingCount: 2,
    })
    await deliver(app)
    expect(mailed()).toHaveLength(2)

    app.clock.advance({ seconds: 1 })
    const ended = await send('email-campaign', news)
    expect((await steer(ended.campaignId, 'cancel')).json()).toMatchObject({
      state: 'cancelled',
      skippedCount: 2,
      pendingCount: 0,
    })
    await deliver(app)
    expect(mailed()).toHaveLength(2)
    expect((await steer(ended.campaignId, 'resume')).code).toBe('campaign-is-over')
    const listed = (await olga.get('/api/admin/campaigns')).json<{ id: string }[]>()
    expect(listed.map(({ id }) => id)).toEqual([ended.campaignId, held.campaignId])
  })

  it('waits for its time by the clinic’s clock, and addresses those who are there then', async () => {
    const phone = await device('Mia')
    const words = { ...offer, type: 'REMINDER', targetAudience: 'ALL' }
    const scheduled = await send('notifications/send', { ...words, scheduledFor: '2026-11-22T09:00:00' })
    expect(scheduled).toMatchObject({ state: 'scheduled', total: 0 })
    app.clock.set('2026-11-22T16:59:00Z')
    await deliver(app)
    expect(phone.messages()).toEqual([])
    app.clock.set('2026-11-22T17:00:00Z')
    await Promise.all([deliver(app), deliver(app)])
    expect(phone.messages()).toHaveLength(1)
    const [shown] = (await (await app.staff('manager')).get('/api/admin/notifications')).json<object[]>()
    expect(shown).toMatchObject({
      scheduledFor: '2026-11-22T17:00:00.000Z',
      sentAt: '2026-11-22T17:00:00.000Z',
      targetAudience: 'ALL',
      type: 'REMINDER',
      successCount: 1,
    })
    const late = await (await app.staff('owner')).post('/api/admin/notifications/send', {
      ...words,
      scheduledFor: '2026-11-22T08:59:00',
    })
    expect(late.code).toBe('scheduled-in-past')
  })

  it('for birthdays reaches a member once a year, however often it is sent at once', async () => {
    const born = async (name: string, day: string) =>
      app.database.run('update identity.member set date_of_birth = $2 where id = $1', [
        (await app.member(name)).id,
        day,
      ])
    for (const name of ['Mia', 'Noor', 'Ava']) await decide(app, name, 'push', true)
    await born('Mia', '1991-11-30')
    await born('Noor', '1988-12-01')
    const olga = await app.staff('owner')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => olga.post('/api/admin/notifications/birthday')),
    )
    expect(answers.map(answer => answer.json<Result>().totalRecipients).sort()).toEqual([0, 0, 0, 0, 1])
    await deliver(app)
    expect(await inApp('Mia')).toMatchObject([{ title: 'Happy Birthday!' }])
    expect(await inApp('Noor')).toEqual([])
    app.clock.set('2027-11-02T18:00:00Z')
    expect((await (await app.staff('owner')).post('/api/admin/notifications/birthday')).json()).toMatchObject(
      { totalRecipients: 1 },
    )
  })

  it('is through within the answer when it is small', async () => {
    await app.stop()
    app = await open({ WORKERS: '1' }, 3_000)
    await decide(app, 'Mia', 'email', true)
    const key = { 'idempotency-key': 'one-click' }
    const olga = await app.staff('owner')
    const first = await olga.post('/api/admin/email-campaign', news, key)
    expect(first.json()).toMatchObject({
      state: 'done',
      successCount: 1,
      failureCount: 0,
      totalRecipients: 1,
    })
    const second = await olga.post('/api/admin/email-campaign', news, key)
    expect(second.json()).toEqual(first.json())
    await eventually(async () => expect(mailed()).toEqual(['mia@velora.test']))
  })

  it('waits through the quiet hours and leaves alone who had enough for a day', async () => {
    await app.stop()
    app = await open({ QUIET_HOURS: '21:00-09:00', MARKETING_CAP: 'email:1' })
    app.clock.set('2026-11-23T06:00:00Z')
    await decide(app, 'Mia', 'email', true)
    const first = await send('email-campaign', news)
    const olga = await app.staff('owner')
    expect((await olga.get('/api/admin/campaign-preview?kind=email')).json()).toMatchObject({
      quietUntil: '2026-11-23T17:00:00.000Z',
    })
    await deliver(app)
    expect(mailed()).toEqual([])
    app.clock.set('2026-11-23T17:00:00Z')
    await deliver(app)
    expect(await campaignNow(app, first)).toMatchObject({ successCount: 1 })
    expect((await send('email-campaign', news)).skipped).toEqual([{ reason: 'daily limit', count: 1 }])
    app.clock.advance({ days: 1 })
    expect(await send('email-campaign', news)).toMatchObject({ totalRecipients: 1 })
  })
})
