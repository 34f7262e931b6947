import type { LookupFunction } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicAddressesOnly } from '../../../src/modules/messaging/push/adapters/public-addresses.ts'
import { pushesByWebPush } from '../../../src/modules/messaging/push/adapters/pushes-by-web-push.ts'
import type { PushMessage } from '../../../src/modules/messaging/push/push-messages.ts'
import { openTestApp, type TestApp, testSettings } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { type Device, PushService, thisMachine } from '../../support/push-service.ts'

const { vapid } = testSettings()
const news: PushMessage = { title: 'News', message: 'You earned points.', url: '/rewards', tag: 'points' }

let service: PushService
beforeAll(async () => {
  service = await PushService.open()
})
afterAll(() => service.stop())

describe.each(usualDatabases)('push notifications (%s)', database => {
  let app: TestApp
  beforeEach(async () => {
    app = await openTestApp({
      database,
      env: { PUSH_HOSTS: service.host },
      pushAgent: service.agent(),
    })
  })
  afterEach(() => app.stop())

  const setUp = async (name: string, device: Device) =>
    (await app.member(name)).post('/api/notifications/subscribe', { subscription: device.subscription })
  const devicesOf = async (name: string) =>
    (await (await app.member(name)).get('/api/notifications/push')).json<{ devices: string[] }>().devices

  it('reach every device that a member has set up, encrypted and signed', async () => {
    const [phone, desk] = [await service.subscribe(vapid.publicKey), await service.subscribe(vapid.publicKey)]
    await setUp('Mia', phone)
    await setUp('Mia', desk)
    const answer = await (await app.member('Mia')).post('/api/notifications/test')
    expect(answer.json()).toEqual({ success: true, devices: 2, sent: 2 })
    for (const device of [phone, desk]) {
      expect(device.messages()).toEqual([
        {
          title: 'Velora',
          message: 'It works: this is how we’ll tell you what’s new.',
          url: '/profile',
          tag: 'test',
        },
      ])
      expect(device.headers[0]).toMatchObject({
        ttl: '60',
        urgency: 'high',
        topic: expect.stringMatching(/^[\w-]{1,32}$/),
      })
      expect(device.headers[0]?.authorization).toMatch(new RegExp(`^vapid t=.+, k=${vapid.publicKey}$`))
    }
  })

  it('are set up with the subscription as it is, too, and twice is once', async () => {
    const device = await service.subscribe(vapid.publicKey)
    const mia = await app.member('Mia')
    const asItIs = { ...device.subscription, expirationTime: null }
    expect((await mia.post('/api/notifications/subscribe', asItIs)).json()).toEqual({ success: true })
    expect((await mia.post('/api/notifications/subscribe', asItIs)).json()).toEqual({ success: true })
    expect(await devicesOf('Mia')).toHaveLength(1)
  })

  it('go to the member who set up the device last, and only to her', async () => {
    const device = await service.subscribe(vapid.publicKey)
    await setUp('Mia', device)
    await setUp('Noor', device)
    expect([await devicesOf('Mia'), await devicesOf('Noor')]).toEqual([[], [expect.any(String)]])
    const test = await (await app.member('Mia')).post('/api/notifications/test')
    expect([test.status, test.code]).toEqual([400, 'no-push-device'])
    expect(device.messages()).toEqual([])
  })

  it('have one owner a device when two members set it up at once', async () => {
    const device = await service.subscribe(vapid.publicKey)
    const names = ['Mia', 'Noor', 'Mia', 'Noor', 'Mia', 'Noor']
    await Promise.all(['Mia', 'Noor'].map(name => app.member(name)))
    const answers = await Promise.all(names.map(name => setUp(name, device)))
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
    expect((await devicesOf('Mia')).length + (await devicesOf('Noor')).length).toBe(1)
  })

  it('are agreed to when they are set up, and no more when the last device ends', async () => {
    const { messaging } = app.modules
    const { id: memberId } = await app.member('Mia')
    const [phone, desk] = [await service.subscribe(vapid.publicKey), await service.subscribe(vapid.publicKey)]
    const asGiven = ({ subscription: { endpoint, keys } }: Device) => ({ endpoint, ...keys })
    const consents = async () => (await messaging.listConsents(memberId)).toReversed()
    const consent = { channel: 'push', wording: 'push-setup-1', source: 'push setup' }
    const given = expect.objectContaining({ ...consent, given: true })

    await messaging.subscribePush(memberId, asGiven(phone), undefined)
    expect(await consents()).toEqual([given])
    await messaging.subscribePush(memberId, asGiven(desk), phone.subscription.endpoint)
    expect(await consents()).toEqual([given])
    await messaging.subscribePush(memberId, asGiven(phone), undefined)
    await messaging.unsubscribePush(memberId, phone.subscription.endpoint)
    expect(await consents()).toEqual([given, given])
    await messaging.unsubscribePush(memberId, undefined)
    await messaging.unsubscribePush(memberId, undefined)
    expect(await consents()).toEqual([given, given, expect.objectContaining({ ...consent, given: false })])
  })

  it('are off once the member says no to them, and on again when a device is set up', async () => {
    const device = await service.subscribe(vapid.publicKey)
    await setUp('Mia', device)
    const mia = await app.member('Mia')
    const declined = async () =>
      (await mia.get('/api/notifications/push')).json<{ declined: boolean }>().declined
    expect(await declined()).toBe(false)
    await app.modules.messaging.choosePreference(mia.id, { channel: 'push', given: false })
    expect([await declined(), (await devicesOf('Mia')).length]).toEqual([true, 1])
    expect((await mia.post('/api/notifications/test')).code).toBe('no-push-device')
    await setUp('Mia', device)
    expect(await declined()).toBe(false)
    expect((await mia.post('/api/notifications/test')).status).toBe(200)
  })

  it('stay with the member when another asks to end or replace them', async () => {
    const [device, other] = [
      await service.subscribe(vapid.publicKey),
      await service.subscribe(vapid.publicKey),
    ]
    await setUp('Mia', device)
    const noor = await app.member('Noor')
    const { endpoint } = device.subscription
    expect((await noor.post('/api/notifications/unsubscribe', { endpoint })).json()).toEqual({
      success: true,
      removed: 0,
    })
    await noor.post('/api/notifications/unsubscribe')
    const renewal = await noor.post('/api/notifications/subscribe', {
      subscription: other.subscription,
      replaces: endpoint,
    })
    expect([renewal.status, renewal.code]).toEqual([409, 'another-members-device'])
    expect([await devicesOf('Mia'), await devicesOf('Noor')]).toEqual([[expect.any(String)], []])
  })

  it('end on one device, or on all', async () => {
    const devices = await Promise.all([1, 2, 3].map(() => service.subscribe(vapid.publicKey)))
    for (const device of devices) await setUp('Mia', device)
    const mia = await app.member('Mia')
    const { endpoint } = (devices[0] as Device).subscription
    const end = async (body?: unknown) =>
      (await mia.post('/api/notifications/unsubscribe', body)).json<{ removed: number }>().removed
    expect([await end({ endpoint }), await end({ endpoint }), await end(), await end()]).toEqual([1, 0, 2, 0])
    expect(await devicesOf('Mia')).toEqual([])
  })

  it('go on under a new address when the browser changes it', async () => {
    const [before, after] = [
      await service.subscribe(vapid.publicKey),
      await service.subscribe(vapid.publicKey),
    ]
    await setUp('Mia', before)
    const [old] = await devicesOf('Mia')
    const renewal = { subscription: after.subscription, replaces: before.subscription.endpoint }
    expect((await (await app.member('Mia')).post('/api/notifications/subscribe', renewal)).status).toBe(200)
    const now = await devicesOf('Mia')
    expect(now).toHaveLength(1)
    expect(now).not.toContain(old)
  })

  it('are kept for the ten devices that were set up last', async () => {
    const devices = await Promise.all(Array.from({ length: 12 }, () => service.subscribe(vapid.publicKey)))
    for (const device of devices) {
      app.clock.advance({ minutes: 1 })
      await setUp('Mia', device)
    }
    const { id } = await app.member('Mia')
    expect(await app.modules.messaging.pushTo(id, news)).toMatchObject({ devices: 10, sent: 10 })
    expect(devices.map(device => device.messages().length)).toEqual([0, 0, ...Array(10).fill(1)])
  })

  it.each([404, 410])('end when the push service says that the device is gone (%s)', async status => {
    const [gone, here] = [await service.subscribe(vapid.publicKey), await service.subscribe(vapid.publicKey)]
    gone.answers = status
    await setUp('Mia', gone)
    await setUp('Mia', here)
    const { id } = await app.member('Mia')
    expect(await app.modules.messaging.pushTo(id, news)).toMatchObject({ devices: 2, sent: 1, gone: 1 })
    expect(await app.modules.messaging.pushTo(id, news)).toMatchObject({ devices: 1, sent: 1, gone: 0 })
  })

  it('say that a test failed, and why only to the log', async () => {
    const device = await service.subscribe(vapid.publicKey)
    device.answers = 500
    await setUp('Mia', device)
    const answer = await (await app.member('Mia')).post('/api/notifications/test')
    expect([answer.status, answer.code]).toEqual([503, 'test-not-sent'])
    expect(answer.text).toContain('Could not send test notification.')
    expect(answer.text).not.toMatch(/500|velora\.test/)
    expect(await devicesOf('Mia')).toHaveLength(1)
  })

  it('are not set up with an address that is no push service', async () => {
    const device = await service.subscribe(vapid.publicKey)
    const mia = await app.member('Mia')
    const withEndpoint = (endpoint: string) =>
      mia.post('/api/notifications/subscribe', { subscription: { ...device.subscription, endpoint } })
    for (const endpoint of ['https://evil.example/x', 'https://127.0.0.1/x', 'https://push.velora.test/x']) {
      const answer = await withEndpoint(endpoint)
      expect([answer.status, answer.code]).toEqual([400, 'unknown-push-service'])
    }
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'fcm',
      `https://fcm.googleapis.com/${'x'.repeat(2000)}`,
    ])
      expect((await withEndpoint(endpoint)).code).toBe('invalid-request')
    expect(await devicesOf('Mia')).toEqual([])
  })

  it('never show an endpoint or a key in an answer', async () => {
    const device = await service.subscribe(vapid.publicKey)
    await setUp('Mia', device)
    const { text } = await (await app.member('Mia')).get('/api/notifications/push')
    const { endpoint, keys } = device.subscription
    for (const secret of [endpoint, keys.p256dh, keys.auth, vapid.privateKey])
      expect(text).not.toContain(secret)
    expect(text).toContain(vapid.publicKey)
  })
})

describe('a push', () => {
  const sendTo = async (
    device: Device,
    { lookup = thisMachine, deadlineMs = 10_000, message = news, hosts = [service.host] } = {},
  ) => {
    const { endpoint, keys } = device.subscription
    const push = pushesByWebPush({ vapid, hosts, agent: service.agent(lookup), deadlineMs })
    return push({ endpoint, ...keys }, message)
  }

  it.each([
    [201, { outcome: 'sent' }],
    [404, { outcome: 'gone' }],
    [410, { outcome: 'gone' }],
    [400, { outcome: 'failed', temporary: false, reason: 'status 400' }],
    [403, { outcome: 'failed', temporary: false, reason: 'status 403' }],
    [413, { outcome: 'failed', temporary: false, reason: 'status 413' }],
    [429, { outcome: 'failed', temporary: true, reason: 'status 429' }],
    [500, { outcome: 'failed', temporary: true, reason: 'status 500' }],
    [503, { outcome: 'failed', temporary: true, reason: 'status 503' }],
  ] as const)('that is answered %s is %o', async (status, delivery) => {
    const device = await service.subscribe(vapid.publicKey)
    device.answers = status
    expect(await sendTo(device)).toEqual(delivery)
  })

  it('follows no redirect', async () => {
    const device = await service.subscribe(vapid.publicKey)
    device.answers = 'redirect'
    expect(await sendTo(device)).toEqual({ outcome: 'failed', temporary: false, reason: 'status 307' })
    expect(device.headers).toHaveLength(1)
  })

  it('waits until the deadline, no longer', async () => {
    const device = await service.subscribe(vapid.publicKey)
    device.answers = 'never'
    // Whose own deadline, ten seconds, is not the one that ends it.
    const first = await Promise.race([
      sendTo(device, { deadlineMs: 300 }),
      setTimeout(8_000).then(() => 'still waiting'),
    ])
    expect(first).toMatchObject({ outcome: 'failed', temporary: true })
  })

  it('reads a reply without an end no further than its limit', async () => {
    const device = await service.subscribe(vapid.publicKey)
    device.answers = 'endless'
    expect(await sendTo(device)).toEqual({ outcome: 'sent' })
    // What stands in the sockets' buffers besides.
    expect(device.floodedBytes).toBeLessThan(16_000_000)
  })

  it('is not sent where the name leads into our own network', async () => {
    const device = await service.subscribe(vapid.publicKey)
    const lookup: LookupFunction = publicAddressesOnly(thisMachine)
    expect(await sendTo(device, { lookup })).toEqual({
      outcome: 'failed',
      temporary: false,
      reason: 'NOT_PUBLIC',
    })
    expect(device.headers).toEqual([])
  })

  it('is not sent to a host that is no longer allowed', async () => {
    const device = await service.subscribe(vapid.publicKey)
    expect(await sendTo(device, { hosts: [] })).toEqual({
      outcome: 'failed',
      temporary: false,
      reason: 'host',
    })
    expect(device.headers).toEqual([])
  })

  it('is not sent with keys that are none', async () => {
    const device = await service.subscribe(vapid.publicKey)
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const delivery = await sendTo({ ...device, subscription: { ...device.subscription, keys } })
    expect(delivery).toEqual({ outcome: 'failed', temporary: false, reason: 'keys' })
  })

  it('fits into 4096 bytes however long its texts are', async () => {
    const device = await service.subscribe(vapid.publicKey)
    const message = { ...news, title: '🌸'.repeat(500), message: '🌸'.repeat(5000) }
    expect(await sendTo(device, { message })).toEqual({ outcome: 'sent' })
    expect(Number(device.headers[0]?.['content-length'])).toBeLessThanOrEqual(4096)
    expect(device.messages()[0]?.['message']).toMatch(/^(🌸){399}…$/u)
  })

  it('uses one connection and one signature for many', async () => {
    const device = await service.subscribe(vapid.publicKey)
    const before = service.connections
    const push = pushesByWebPush({ vapid, hosts: [service.host], agent: service.agent() })
    const { endpoint, keys } = device.subscription
    for (let n = 0; n < 5; n++) await push({ endpoint, ...keys }, news)
    expect(device.messages()).toHaveLength(5)
    expect(service.connections - before).toBe(1)
    expect(new Set(device.headers.map(({ authorization }) => authorization)).size).toBe(1)
  })

  it('has its tag’s topic, so that a later one takes its place on the way', async () => {
    const device = await service.subscribe(vapid.publicKey)
    await sendTo(device)
    await sendTo(device, { message: { ...news, message: 'Even more.' } })
    await sendTo(device, { message: { ...news, tag: 'another' } })
    const [first, second, other] = device.headers.map(({ topic }) => topic)
    expect([second === first, other === first]).toEqual([true, false])
  })
})
