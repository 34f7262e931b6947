import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { decide, deliver } from '../../../support/audience.ts'
import { newPostgresDatabase, openEngine, usualDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'

const inApp = async (app: TestApp, name: string) =>
  (await (await app.member(name)).get('/api/notifications')).json<{ title: string; message: string }[]>()
const titles = async (app: TestApp, name: string) => (await inApp(app, name)).map(({ title }) => title)
const outcomes = (app: TestApp) =>
  app.database.run("select name, outcome from platform.daily_run where name <> 'audit check' order by name")

describe.each(usualDatabases)('a voucher that ends (%s)', database => {
  let app: TestApp
  // Ten in the morning at the clinic is 18:00 UTC.
  beforeEach(async () => {
    app = await openTestApp({ database, now: '2026-11-20T18:00:00Z' })
  })
  afterEach(() => app.stop())
  const offer = async (name: string) => app.modules.loyalty.sendOffer((await app.member(name)).id)
  const lookAt = async (at: string) => {
    app.clock.set(at)
    await app.modules.daily.runDue()
  }
  const reminders = async (name: string) =>
    (await titles(app, name)).filter(title => title === 'Your voucher expires soon').length

  it('is called to mind once, on the third day before its last, by day', async () => {
    await offer('Mia')
    await lookAt('2026-11-26T20:00:00Z')
    expect(await reminders('Mia')).toBe(0)
    await lookAt('2026-11-27T17:50:00Z')
    expect(await reminders('Mia')).toBe(0)
    await lookAt('2026-11-27T18:00:00Z')
    expect((await inApp(app, 'Mia'))[0]).toMatchObject({
      title: 'Your voucher expires soon',
      message: '10% off any service: good through Monday, November 30. You’ll find it under Rewards.',
    })
    for (const day of ['28', '29', '30']) await lookAt(`2026-11-${day}T20:00:00Z`)
    expect(await reminders('Mia')).toBe(1)
    expect(await outcomes(app)).toContainEqual({ name: 'ending vouchers', outcome: '1 reminded' })
  })

  it('is not called to mind on the day it was given, after it was used, or after its end', async () => {
    app.clock.set('2026-11-29T17:00:00Z')
    await offer('Mia')
    const { voucher } = await offer('Noor')
    await lookAt('2026-11-29T18:00:00Z')
    expect(await reminders('Mia')).toBe(0)
    await app.modules.loyalty.redeemVoucher({ code: voucher.code, actor: 'staff:test' })
    await lookAt('2026-11-30T18:00:00Z')
    expect(await reminders('Mia')).toBe(1)
    expect((await inApp(app, 'Mia'))[0]?.message).toContain('today is the last day to use it')
    expect(await reminders('Noor')).toBe(0)
    app.clock.set('2026-11-30T17:30:00Z')
    await offer('Ava')
    await lookAt('2026-12-01T18:00:00Z')
    expect(await reminders('Ava')).toBe(0)
  })

  it('leaves a push for those who agreed only', async () => {
    await offer('Mia')
    await lookAt('2026-11-27T18:00:00Z')
    const jobs = await app.database.run(
      `select data->>'title' as title, data->>'ends' as ends from jobs.job where name = 'offer-push' and data ? 'ends'`,
    )
    expect(jobs).toEqual([{ title: '10% off any service', ends: 'true' }])
  })
})

describe.each(usualDatabases)('birthday specials that go out by themselves (%s)', database => {
  let app: TestApp
  const open = async (env: Record<string, string>) => {
    app = await openTestApp({ database, now: '2026-11-21T17:00:00Z', env })
    for (const name of ['Mia', 'Noor', 'Ava']) await decide(app, name, 'push', name !== 'Ava')
    await born('Mia', '1991-11-21')
    await born('Noor', '1990-11-22')
    await born('Ava', '1990-11-21')
  }
  afterEach(() => app.stop())
  const born = async (name: string, day: string) =>
    app.modules.identity.fillBirthday((await app.member(name)).id, day)
  const specials = async (name: string) =>
    (await titles(app, name)).filter(title => title === 'Happy Birthday!').length
  const nextDay = async () => {
    app.clock.advance({ days: 1 })
    await app.modules.daily.runDue()
    await deliver(app)
  }
  const press = async () => {
    const answer = await (await app.staff('owner')).post('/api/admin/notifications/birthday')
    await deliver(app)
    return answer.json<{ totalRecipients: number }>().totalRecipients
  }

  /** An earlier try, whose push failed, put it in the member's app. */
  const failedPush = (memberId: string, campaignId: string) =>
    app.database.run(
      `insert into messaging.notification (member_id, id, title, message, type, is_read, created_at, campaign_id)
       select $1, messaging.id_at(now()), title, message, type, false, now(), id from messaging.campaign where id = $2`,
      [memberId, campaignId],
    )

  it('are still due to who was at the daily limit when they would have been sent', async () => {
    await open({ MARKETING_CAP: 'push:1', QUIET_HOURS: '21:00-09:00' })
    app.clock.set('2026-11-22T16:50:00Z')
    const owner = await app.staff('owner')
    const order = async (path: string, body?: unknown) => {
      const answer = await owner.post(`/api/admin/${path}`, body)
      expect(answer.status, answer.text).toBe(200)
      return answer.json<{ campaignId: string }>()
    }
    const offer = { title: 'Glow', message: 'Come by.', type: 'PROMOTION', targetAudience: 'ALL' }
    const { campaignId } = await order('notifications/birthday')
    await order(`campaigns/${campaignId}/pause`)
    await order('notifications/send', offer)
    app.clock.set('2026-11-22T17:01:00Z')
    await deliver(app)
    await order(`campaigns/${campaignId}/resume`)
    await failedPush((await app.member('Noor')).id, campaignId)
    await deliver(app)
    expect([await specials('Mia'), await specials('Noor')]).toEqual([0, 1])
    app.clock.advance({ days: 1 })
    expect(await press()).toBe(1)
    expect([await specials('Mia'), await specials('Noor')]).toEqual([1, 1])
  })

  it('are still due to who was merged into another account before they were sent', async () => {
    await open({ QUIET_HOURS: '21:00-09:00' })
    app.clock.set('2026-11-22T16:50:00Z')
    expect(await press()).toBe(2)
    const [mia, ava] = [await app.member('Mia'), await app.member('Ava')]
    await app.modules.messaging.mergeRecipient(ava.id, mia.id)
    const marks = 'select member_id from messaging.birthday_special where member_id = any($1::uuid[])'
    expect(await app.database.run(marks, [[mia.id, ava.id]])).toEqual([])
  })

  it('are not due again once they are in the app, neither after a merge nor after a cancellation', async () => {
    await open({ QUIET_HOURS: '21:00-09:00' })
    app.clock.set('2026-11-22T16:50:00Z')
    const owner = await app.staff('owner')
    const { campaignId } = (await owner.post('/api/admin/notifications/birthday')).json<{
      campaignId: string
    }>()
    const [mia, noor, ava] = [await app.member('Mia'), await app.member('Noor'), await app.member('Ava')]
    for (const { id } of [mia, noor]) await failedPush(id, campaignId)
    await app.modules.messaging.mergeRecipient(ava.id, mia.id)
    expect((await owner.post(`/api/admin/campaigns/${campaignId}/cancel`)).status).toBe(200)
    const marks = 'select member_id as id from messaging.birthday_special where member_id = any($1::uuid[])'
    const marked = (await app.database.run(marks, [[noor.id, ava.id]])) as { id: string }[]
    expect(marked.map(({ id }) => id).sort()).toEqual([noor.id, ava.id].sort())
  })

  it('reach who agreed on the day itself, and whom the button reached not again', async () => {
    await open({ BIRTHDAY_SPECIALS: 'daily' })
    await app.modules.daily.runDue()
    await app.modules.daily.runDue()
    await deliver(app)
    expect([await specials('Mia'), await specials('Noor'), await specials('Ava')]).toEqual([1, 0, 0])
    // The button reaches the rest of the month; the day itself then finds nobody left.
    expect(await press()).toBe(1)
    await nextDay()
    expect([await specials('Mia'), await specials('Noor')]).toEqual([1, 1])
    expect(await press()).toBe(0)
    // A day without anybody to send to leaves no campaign behind.
    expect(await app.modules.messaging.countCampaigns(['birthday'])).toBe(3)
  })

  it('do not without the setting', async () => {
    await open({})
    await app.modules.daily.runDue()
    expect(await app.modules.messaging.countCampaigns(['birthday'])).toBe(0)
    expect(await press()).toBe(2)
  })
})

describe('an instance that works', () => {
  it('looks every ten minutes for what is due today, every minute for what is to be sent, and cleans up every hour', async () => {
    const app = await openTestApp({ database: 'postgresql', env: { WORKERS: '1' } })
    const schedules = 'select name, cron, timezone from jobs.schedule order by name'
    const timezone = 'America/Los_Angeles'
    await eventually(async () =>
      expect(await app.database.run(schedules)).toEqual([
        { name: 'campaigns', cron: '* * * * *', timezone },
        { name: 'daily', cron: '*/10 * * * *', timezone },
        { name: 'housekeeping', cron: '17 * * * *', timezone },
        { name: 'mail', cron: '* * * * *', timezone },
      ]),
    )
    await app.stop()
  })
})

describe('the daily chores of two instances', () => {
  it('are done once', async () => {
    const url = await newPostgresDatabase()
    const env = { BIRTHDAY_SPECIALS: 'daily' }
    const start = async () =>
      openTestApp({
        database: 'postgresql',
        engine: await openEngine('postgresql', url),
        now: '2026-11-27T18:00:00Z',
        env,
      })
    const [one, other] = [await start(), await start()]
    const mia = await one.member('Mia')
    await decide(one, 'Mia', 'push', true)
    await one.modules.identity.fillBirthday(mia.id, '1991-11-27')
    await one.modules.loyalty.sendOffer(mia.id)
    await one.database.run(`update loyalty.voucher set issued_at = '2026-11-20T18:00:00Z'`)
    await Promise.all([one, other, one, other].map(app => app.modules.daily.runDue()))
    await Promise.all([deliver(one), deliver(other)])
    expect((await titles(one, 'Mia')).sort()).toEqual([
      'A gift for you',
      'Happy Birthday!',
      'Your voucher expires soon',
    ])
    expect(await outcomes(one)).toEqual([
      { name: 'birthday specials', outcome: '1 specials' },
      { name: 'ending vouchers', outcome: '1 reminded' },
      { name: 'ledger check', outcome: expect.stringMatching(/^holds: 0 members, 0 entries$/) },
    ])
    await one.stop()
    await other.stop()
  })
})

describe.each(usualDatabases)('the ledger, looked at every night (%s)', database => {
  it('is found sound, or its trouble is said to the owner and to metrics', async () => {
    const METRICS_TOKEN = randomBytes(24).toString('base64url')
    const app = await openTestApp({ database, now: '2026-11-21T11:00:00Z', env: { METRICS_TOKEN } })
    const mia = await app.member('Mia')
    const [code] = await app.modules.loyalty.listCheckInCodes()
    await app.modules.loyalty.checkIn(mia.id, code?.code ?? '')
    const findings = async () =>
      (await (await app.staff('owner')).get('/api/admin/setup')).json<{ code: string; severity: string }[]>()
    const metrics = async () =>
      (await app.visitor().send('GET', '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` }))
        .text
    await app.modules.daily.runDue()
    expect(await outcomes(app)).toEqual([{ name: 'ledger check', outcome: 'holds: 1 members, 1 entries' }])
    expect(await metrics()).toMatch(/^velora_ledger_broken 0$/m)
    expect((await findings()).map(({ code }) => code)).not.toContain('ledger-broken')
    await app.database.run('update loyalty.account set balance = balance + 1')
    app.clock.advance({ days: 1 })
    await app.modules.daily.runDue()
    expect(await outcomes(app)).toContainEqual({ name: 'ledger check', outcome: '1 violations' })
    expect(await metrics()).toMatch(/^velora_ledger_broken 1$/m)
    expect(await findings()).toContainEqual(
      expect.objectContaining({
        code: 'ledger-broken',
        severity: 'critical',
        what: 'The points ledger doesn’t add up: 1 violations.',
      }),
    )
    await app.stop()
  })
})
