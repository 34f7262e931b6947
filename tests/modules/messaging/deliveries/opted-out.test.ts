import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../support/app.ts'
import { decide, deliver, type Result } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { openWithPeers, type Peers, twilioAccount } from '../../../support/messaging-peers.ts'
import { givePoints } from '../../../support/points.ts'
import type { Device } from '../../../support/push-service.ts'
import { callAsTwilio } from '../../../support/twilio-call.ts'

const offer = { title: 'Flash Sale', message: 'Twenty percent off today.' }
const news = { subject: 'A quiet Tuesday', message: 'Come by.' }
const text = { message: 'Your spa misses you' }
const audiences = [
  'ALL',
  'VIP_BRONZE',
  'VIP_SILVER',
  'VIP_GOLD',
  'VIP_PLATINUM',
  'BIRTHDAY_TODAY',
  'BIRTHDAY_MONTH',
  'INACTIVE_USERS',
  'NEW_CUSTOMERS',
]

/** Every way in which staff can have something sent, by its route and what goes with it. */
const modes: readonly (readonly [string, unknown?])[] = [
  ...audiences.map(targetAudience => ['notifications/send', { ...offer, targetAudience }] as const),
  ['notifications/send', { ...offer, scheduledFor: '2026-11-21T12:00:00' }],
  ['notifications/birthday'],
  ['send-promotion', offer],
  ...['Bronze', 'Silver', 'Gold', 'Platinum'].map(
    tier => ['send-promotion', { ...offer, targetAudience: 'VIP_TIER', targetCriteria: { tier } }] as const,
  ),
  ['send-promotion', { ...offer, targetAudience: 'POINTS_RANGE', targetCriteria: { minPoints: 1 } }],
  ['send-promotion', { ...offer, targetAudience: 'POINTS_RANGE', targetCriteria: { maxPoints: 1_000 } }],
  ['email-campaign', news],
  ['email-campaign', { ...news, sendToAll: true }],
  ['sms-campaign', text],
  ['sms-campaign', { ...text, sendToAll: true }],
]

/** In each of them, somebody who said no in a way of their own; the last one wants everything. */
const people = ['Mia', 'Noor', 'Ava', 'Zoe', 'Eve', 'Ida', 'Gus']
const numberOf = (name: string) => `+1310555010${people.indexOf(name)}`

describe.each(usualDatabases)('who unsubscribed or replied STOP (%s)', database => {
  let peers: Peers
  const devices = new Map<string, Device>()
  beforeAll(async () => {
    peers = await openWithPeers(database, { BIRTHDAY_SPECIALS: 'daily' })
    const { app } = peers
    await app.database.run(`update identity.member set date_of_birth = '1991-11-21' where $1`, [true])
    for (const name of people) {
      devices.set(name, await peers.device(name))
      await decide(app, name, 'email', true)
      await decide(app, name, 'sms', true, { number: numberOf(name) })
      await givePoints(app, name, 50)
    }
    await app.database.run(`update identity.member set date_of_birth = '1991-11-21' where $1`, [true])
  })
  afterAll(() => peers.stop())

  const linkOf = async (name: string) => {
    const { smtp } = peers
    const mail = smtp.received.find(({ to: [address] }) => address === `${name.toLowerCase()}@velora.test`)
    const source = mail?.source.replaceAll(/\r\n\s+/g, ' ') ?? ''
    return /List-Unsubscribe: <http:\/\/velora\.test([^>]+)>/.exec(source)?.[1] ?? ''
  }
  const optOut: Readonly<Record<string, () => Promise<unknown>>> = {
    Mia: async () =>
      peers.app.visitor().post(await linkOf('Mia'), 'List-Unsubscribe=One-Click', {
        'sec-fetch-site': '',
        'content-type': 'application/x-www-form-urlencoded',
      }),
    Noor: () =>
      callAsTwilio(peers.app, twilioAccount.token, '/api/webhooks/twilio', {
        From: numberOf('Noor'),
        Body: 'STOP',
      }),
    Ava: async () => (await peers.app.member('Ava')).post('/api/notifications/unsubscribe', {}),
    Zoe: async () => {
      for (const channel of ['email', 'sms', 'push'] as const) await decide(peers.app, 'Zoe', channel, false)
    },
    Eve: async () => {
      for (const channel of ['email', 'sms', 'push'] as const)
        await decide(peers.app, 'Eve', channel, false, { source: 'intake' })
    },
    Ida: async () =>
      peers.app.modules.privacy.deleteAccount((await peers.app.member('Ida')).id, 'velora-secret', undefined),
  }
  /** Over which channels they may still be reached. */
  const left: Readonly<Record<string, readonly string[]>> = {
    Mia: ['sms', 'push'],
    Noor: ['email', 'push'],
    Ava: ['email', 'sms'],
    Gus: ['email', 'sms', 'push'],
  }
  const forgetAll = () => {
    peers.smtp.received.length = 0
    peers.twilio.received.length = 0
  }
  const reached = () => {
    const of = (name: string) => [
      ...(peers.smtp.received.some(({ to }) => to.includes(`${name.toLowerCase()}@velora.test`))
        ? ['email']
        : []),
      ...(peers.twilio.received.some(({ to }) => to === numberOf(name)) ? ['sms'] : []),
      ...((devices.get(name)?.headers.length ?? 0) > 0 ? ['push'] : []),
    ]
    return Object.fromEntries(people.map(name => [name, of(name)]).filter(([, channels]) => channels?.length))
  }

  it('is reached by none of them: not by what is sent, scheduled, tried again, resumed or tested afterwards', async () => {
    const { app, order, smtp, twilio } = peers
    await order('email-campaign', news)
    await deliver(app)
    expect(smtp.received).toHaveLength(people.length)
    // What waits when they say no: scheduled, held, put off by a provider that had no time, not yet taken.
    await order('notifications/send', { ...offer, scheduledFor: '2026-11-21T11:00:00' })
    const held = await order<Result>('email-campaign', { ...news, sendToAll: true })
    await order(`campaigns/${held.campaignId}/pause`)
    for (const device of devices.values()) device.answers = 503
    twilio.otherwise = { status: 503, code: 20503 }
    await order('sms-campaign', text)
    await order('send-promotion', offer)
    await deliver(app)
    for (const device of devices.values()) device.answers = 'properly'
    twilio.otherwise = undefined
    await order('email-campaign', news)

    for (const say of Object.values(optOut)) await say()
    forgetAll()
    for (const device of devices.values()) device.headers.length = 0
    await order(`campaigns/${held.campaignId}/resume`)
    for (const [path, body] of modes) await order(path, body)
    // The push service was left alone for a minute.
    app.clock.advance({ minutes: 2 })
    for (const name of people) await (await app.member(name)).post('/api/notifications/test')
    expect(people.filter(name => devices.get(name)?.headers.length)).toEqual(['Mia', 'Noor', 'Gus'])
    for (const device of devices.values()) device.headers.length = 0
    for (let hour = 0; hour < 12; hour++) {
      await deliver(app)
      app.clock.advance({ hours: 1 })
    }
    expect(reached()).toEqual(left)
    // All of it is through: nothing waits for a moment at which nobody looks.
    const open = await app.database.run(
      `select c.kind, c.state from messaging.campaign c where c.state not in ('done', 'cancelled') and $1`,
      [true],
    )
    expect(open).toEqual([])
  })

  type Offer = Parameters<TestApp['modules']['messaging']['announceOffer']>[0]
  /** What a worker does with the jobs that offers leave. */
  const announceOffers = async () => {
    const left = (await peers.app.database.run(
      `delete from jobs.job where name = 'offer-push' and $1 returning data`,
      [true],
    )) as readonly { data: Offer }[]
    for (const { data } of left) await peers.app.modules.messaging.announceOffer(data)
  }

  it('is reached by nothing that goes out by itself: offers, their end, birthdays', async () => {
    const { app } = peers
    // A birthday special comes once a year; by itself, nothing comes before ten.
    app.clock.set('2027-11-20T18:30:00Z')
    await app.database.run(`update identity.member set date_of_birth = '1991-11-22' where $1`, [true])
    forgetAll()
    for (const device of devices.values()) device.headers.length = 0
    for (const name of people)
      if (name !== 'Ida') await app.modules.loyalty.sendOffer((await app.member(name)).id)
    for (let day = 0; day < 12; day++) {
      await app.modules.daily.runDue()
      await deliver(app)
      await announceOffers()
      app.clock.advance({ days: 1 })
    }
    expect(reached()).toEqual({ Mia: ['push'], Noor: ['push'], Gus: ['push'] })
    const titles =
      devices
        .get('Gus')
        ?.messages()
        .map(({ title }) => title) ?? []
    expect(titles.slice(-3)).toEqual(['A gift for you', 'Happy Birthday!', 'Your voucher expires soon'])
  })

  it('is not ended by opening a link', async () => {
    await peers.order('email-campaign', news)
    await deliver(peers.app)
    const before = await peers.app.modules.messaging.listConsents((await peers.app.member('Gus')).id)
    const link = await linkOf('Gus')
    expect((await peers.app.visitor().get(link)).status).toBe(302)
    expect(await peers.app.modules.messaging.listConsents((await peers.app.member('Gus')).id)).toEqual(before)
  })
})
