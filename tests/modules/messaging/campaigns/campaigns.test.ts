import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../support/app.ts'
import { campaignNow, decide, deliver, type Result, sumOf } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers, type Peers, twilioAccount } from '../../../support/messaging-peers.ts'
import { startSmtpPeer } from '../../../support/smtp-peer.ts'

const news = { subject: 'A quiet Tuesday', message: 'First line.\n\nSecond line.' }
const offer = { title: 'Flash Sale', message: 'Twenty percent off today.' }

describe.each(usualDatabases)('a campaign (%s)', database => {
  let peers: Peers
  afterEach(() => peers.stop())

  const open = async (env: Readonly<Record<string, string>> = {}, ...agreed: readonly string[]) => {
    peers = await openWithPeers(database, env, {}, 500)
    for (const name of agreed) await decide(peers.app, name, 'email', true)
    return { ...peers, olga: await peers.app.staff('owner') }
  }
  const send = async (path: string, body: unknown) => {
    const result = await peers.order<Result>(path, body)
    expect(sumOf(result)).toBe(result.total)
    return result
  }
  const inApp = async (name: string) =>
    (await (await peers.app.member(name)).get('/api/notifications')).json<object[]>()
  const mailed = () => peers.smtp.received.map(({ to: [address] }) => address).sort()

  it('by mail reaches those who agreed at its start, greets them and can be ended with one click', async () => {
    const { app, smtp } = await open({}, 'Mia')
    await app.member('Noor')
    const result = await send('email-campaign', news)
    expect(result).toMatchObject({ total: 2, totalRecipients: 1, pendingCount: 1, state: 'sending' })
    expect(result.skipped).toEqual([{ reason: 'no consent', count: 1 }])
    await decide(app, 'Ava', 'email', true)
    await deliver(app)
    expect(mailed()).toEqual(['mia@velora.test'])
    const [mail] = smtp.received
    expect(mail?.words).toContain('Hi Mia,\r\n\r\nFirst line.\r\n\r\nSecond line.')
    // The clinic has no booking page.
    expect(mail?.words).not.toContain('Book Appointment')
    const [, link = ''] =
      /^List-Unsubscribe: <http:\/\/velora\.test(\/api\/unsubscribe\/[\w-]+)>/m.exec(
        mail?.source.replaceAll(/\r\n\s+/g, ' ') ?? '',
      ) ?? []
    expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect([await inApp('Mia'), await inApp('Noor')]).toMatchObject([[{ title: news.subject }], []])
    const opened = await app.visitor().get(link)
    expect([opened.status, opened.headers['location']]).toEqual([
      302,
      expect.stringMatching(/^\/unsubscribe\?token=/),
    ])
    expect((await send('email-campaign', { ...news, sendToAll: true })).totalRecipients).toBe(3)
    const oneClick = { 'sec-fetch-site': '', 'content-type': 'application/x-www-form-urlencoded' }
    const end = () => app.visitor().post(link, 'List-Unsubscribe=One-Click', oneClick)
    expect([(await end()).json(), (await end()).json()]).toEqual([{ success: true }, { success: true }])
    const { id } = await app.member('Mia')
    expect(await app.modules.messaging.listConsents(id)).toMatchObject([
      { given: false, number: null, wording: 'unsubscribe-1', source: 'unsubscribe link' },
      { given: true },
    ])
    smtp.received.length = 0
    // Mia's was already waiting when she said no.
    await deliver(app)
    expect(mailed()).toEqual(['ava@velora.test', 'noor@velora.test'])
    expect((await send('email-campaign', { ...news, sendToAll: true })).skipped).toEqual([
      { reason: 'unsubscribed', count: 1 },
    ])
  })

  it('by mail to all reaches those who were never asked, and nobody who said no', async () => {
    const { app } = await open()
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
    const { app, twilio } = await open()
    const number = (n: number) => ({ number: `+1310555014${n}` })
    for (const [name, n] of [
      ['Mia', 1],
      ['Twin', 1],
      ['Noor', 2],
      ['Ava', 3],
      ['Old', 4],
    ] as const)
      await decide(app, name, 'sms', true, number(n))
    await decide(app, 'Eve', 'sms', true, { number: '12' })
    await decide(app, 'Zoe', 'sms', false)
    await app.database.run(
      `update identity.member set created_at = '2024-01-01', last_login_at = '2024-02-01' where first_name = $1`,
      ['Old'],
    )
    twilio.answers.set('+13105550142', { status: 400, code: 21610 })
    twilio.answers.set('+13105550143', 'hangs up')
    const words = { message: 'Your spa misses you' }
    const result = await send('sms-campaign', words)
    expect(new Map(result.skipped.map(({ reason, count }) => [reason, count]))).toEqual(
      new Map(['same address', 'no number', 'unsubscribed', 'inactive'].map(reason => [reason, 1])),
    )
    await deliver(app)
    const texted = ['+13105550141', '+13105550142', '+13105550143']
    expect(twilio.received.map(({ to }) => to).sort()).toEqual(texted)
    const { sid, token } = twilioAccount
    expect(twilio.received[0]).toMatchObject({
      from: '+13105550100',
      body: words.message,
      authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
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
    const { app, device } = await open()
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
    expect(await Promise.all(['Mia', 'Noor', 'Ava'].map(inApp))).toMatchObject([[offer], [offer], []])
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 2, skippedCount: 1 })
  })

  it('is seen before it is sent: how many get it, how many not, and why; and nothing is written', async () => {
    const { app } = await open()
    await decide(app, 'Mia', 'push', true)
    await decide(app, 'Noor', 'push', false)
    await app.member('Ava')
    const tess = await app.staff('manager')
    const preview = async (query: string) => (await tess.get(`/api/admin/campaign-preview?${query}`)).json()
    const skipped = ['no consent', 'unsubscribed'].map(reason => ({ reason, count: 1 }))
    expect(await preview('kind=promotion')).toEqual({ isSetUp: true, willGet: 1, skipped, quietUntil: null })
    expect(await preview('kind=promotion&targetAudience=VIP_TIER&tier=Gold')).toMatchObject({
      willGet: 0,
      skipped: [],
    })
    expect(await preview('kind=email&sendToAll=true')).toMatchObject({ willGet: 3 })
    expect(await app.modules.messaging.countCampaigns(undefined)).toBe(0)
  })

  it('can be held, goes on, can be ended, and is over then', async () => {
    const { app, olga } = await open({}, 'Mia', 'Noor')
    const steer = async (id: string, act: string) => {
      const { code, json } = await olga.post(`/api/admin/campaigns/${id}/${act}`)
      return code ?? json()
    }
    const held = await send('email-campaign', news)
    for (const _ of [1, 2]) expect(await steer(held.campaignId, 'pause')).toMatchObject({ state: 'paused' })
    await deliver(app)
    expect(mailed()).toEqual([])
    expect(await steer(held.campaignId, 'resume')).toMatchObject({ state: 'sending', pendingCount: 2 })
    await deliver(app)
    expect(mailed()).toHaveLength(2)

    app.clock.advance({ seconds: 1 })
    const ended = await send('email-campaign', news)
    await steer(ended.campaignId, 'pause')
    const cancelled = { state: 'cancelled', skippedCount: 2, pendingCount: 0 }
    expect(await steer(ended.campaignId, 'cancel')).toMatchObject(cancelled)
    await deliver(app)
    expect(mailed()).toHaveLength(2)
    for (const act of ['pause', 'resume']) expect(await steer(ended.campaignId, act)).toBe('campaign-is-over')
    const listed = (await olga.get('/api/admin/campaigns')).json<{ id: string }[]>()
    expect(listed.map(({ id }) => id)).toEqual([ended.campaignId, held.campaignId])

    // Held after its last message: it is done when it goes on.
    app.clock.advance({ seconds: 1 })
    const last = await send('email-campaign', news)
    await steer(last.campaignId, 'pause')
    await app.database.run(`update messaging.delivery set state = 'sent' where state = 'pending'`)
    expect(await steer(last.campaignId, 'resume')).toMatchObject({ state: 'done', successCount: 2 })
  })

  it('counts a push as failed if its retry was cut off and a day has passed', async () => {
    const { app } = await open()
    await decide(app, 'Mia', 'push', true)
    const result = await send('notifications/send', { ...offer, type: 'PROMOTION', targetAudience: 'ALL' })
    await deliver(app)
    await app.database.run("update messaging.delivery set state = 'sending', left_at = null")
    app.clock.advance({ hours: 25 })
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ failureCount: 1, pendingCount: 0 })
  })

  it('waits for its time by the clinic’s clock, and addresses those who are there then', async () => {
    const { app, device } = await open()
    const { messaging } = app.modules
    const phone = await device('Mia')
    const words = { ...offer, type: 'REMINDER', targetAudience: 'ALL' }
    const schedule = (scheduledFor: string) => send('notifications/send', { ...words, scheduledFor })
    for (const [typed, at] of [
      ['2026-11-25T09:00:00', '2026-11-25T17:00:00Z'],
      ['2026-11-25T09:00:00Z', '2026-11-25T09:00:00Z'],
      ['2026-11-25T09:00:00+01:00', '2026-11-25T08:00:00Z'],
      ['2026-11-25T09:00:00-05:00', '2026-11-25T14:00:00Z'],
    ] as const) {
      const { campaignId } = await schedule(typed)
      expect(await messaging.findCampaign(campaignId)).toMatchObject({ scheduledFor: new Date(at) })
      await expect(messaging.controlCampaign(campaignId, 'pause')).rejects.toThrow('too late to pause')
      await messaging.controlCampaign(campaignId, 'cancel')
    }
    expect(await schedule('2026-11-22T09:00:00')).toMatchObject({ state: 'scheduled', total: 0 })
    app.clock.set('2026-11-22T16:59:59Z')
    await deliver(app)
    expect(phone.messages()).toEqual([])
    app.clock.set('2026-11-22T17:00:00Z')
    await deliver(app)
    expect(phone.messages()).toHaveLength(1)
    const shown = (await (await app.staff('manager')).get('/api/admin/notifications')).json<object[]>()
    expect(shown).toContainEqual(
      expect.objectContaining({
        scheduledFor: '2026-11-22T17:00:00.000Z',
        sentAt: '2026-11-22T17:00:00.000Z',
        targetAudience: 'ALL',
        type: 'REMINDER',
        successCount: 1,
      }),
    )
    const late = await (await app.staff('owner')).post('/api/admin/notifications/send', {
      ...words,
      scheduledFor: '2026-11-22T09:00:00',
    })
    expect(late.code).toBe('scheduled-in-past')
  })

  it('waits through the quiet hours and leaves alone who had enough for a day', async () => {
    const { app } = await open({ QUIET_HOURS: '21:00-09:00', MARKETING_CAP: 'email:1' }, 'Mia')
    app.clock.set('2026-11-23T06:00:00Z')
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
    // At 10 PM, the limit that counts is the one of tomorrow, when it is sent.
    app.clock.set('2026-11-24T06:00:00Z')
    expect(await send('email-campaign', news)).toMatchObject({ totalRecipients: 1 })
  })
})

it('a small campaign is through within the answer, once for one click', async () => {
  const smtp = await startSmtpPeer()
  const env = { WORKERS: '1', SMTP_URL: smtp.url, MAIL_FROM: 'hello@clinic.test' }
  const app = await openTestApp({ database: 'postgresql', waitTimeoutMs: 10_000, env })
  await decide(app, 'Mia', 'email', true)
  const olga = await app.staff('owner')
  const click = async () =>
    (await olga.post('/api/admin/email-campaign', news, { 'idempotency-key': 'one-click' })).json()
  const first = await click()
  expect(first).toMatchObject({ state: 'done', successCount: 1, failureCount: 0, totalRecipients: 1 })
  expect(await click()).toEqual(first)
  await eventually(async () => expect(smtp.received.map(({ to }) => to)).toEqual([['mia@velora.test']]))
  await app.stop()
  await smtp.stop()
})
