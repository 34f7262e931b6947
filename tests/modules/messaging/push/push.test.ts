import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PushMessage } from '../../../../src/modules/messaging/push/push-messages.ts'
import { openTestApp, type TestApp, testSettings } from '../../../support/app.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { type Device, PushService } from '../../../support/push-service.ts'

const { vapid } = testSettings()
const news: PushMessage = { title: 'News', message: 'You earned points.', url: '/rewards', tag: 'points' }

let service: PushService
beforeAll(async () => {
  service = await PushService.open()
})
afterAll(() => service.stop())

describe.each(usualDatabases)('push notifications (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({
      database,
      env: { PUSH_HOSTS: service.host },
      pushAgent: service.agent(),
    })
  })
  beforeEach(async () => {
    for (const name of ['Mia', 'Noor']) await (await app.member(name)).post('/api/notifications/unsubscribe')
  })
  afterAll(() => app.stop())

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
          message: 'It works! This is how we’ll let you know what’s new.',
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
    const { id: memberId } = await app.member('Ida')
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
    const ended = expect.objectContaining({ ...consent, given: false })
    expect(await consents()).toEqual([given, given, ended])
    await messaging.subscribePush(memberId, asGiven(phone), undefined)
    await app.database.run('delete from messaging.push_subscription where member_id = $1', [memberId])
    await messaging.unsubscribePush(memberId, phone.subscription.endpoint)
    expect(await consents()).toEqual([given, given, ended, given, ended])
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

  it('end on a lost phone once the member signs out everywhere else, and the consent stays', async () => {
    const phone = await service.subscribe(vapid.publicKey)
    const mia = await app.member('Mia')
    const lost = await mia.anotherDevice()
    await lost.post('/api/notifications/subscribe', { subscription: phone.subscription })
    expect((await mia.post('/api/auth/other-devices/logout')).status).toBe(200)
    expect(await app.modules.messaging.countDevices(mia.id)).toBe(0)
    expect((await app.modules.messaging.consentsOf(mia.id)).push).toMatchObject({ given: true })
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

  it('are summed up, and end on the devices that the push service says are gone', async () => {
    const devices = await Promise.all([1, 2, 3, 4, 5].map(() => service.subscribe(vapid.publicKey)))
    for (const [n, device] of devices.entries()) {
      device.answers = (['properly', 404, 410, 413, 503] as const)[n] ?? 'properly'
      await setUp('Mia', device)
    }
    const { id } = await app.member('Mia')
    const first = { devices: 5, sent: 1, gone: 2, failed: 2, worthRetrying: 1, turnedAway: 0 }
    const { reasons, ...result } = await app.modules.messaging.pushTo(id, news)
    expect([result, reasons.toSorted()]).toEqual([first, ['status 413', 'status 503']])
    expect(await app.modules.messaging.pushTo(id, news)).toMatchObject({ devices: 3, sent: 1, gone: 0 })
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
    const { text, json } = await (await app.member('Mia')).get('/api/notifications/push')
    expect(json()).toMatchObject({
      wording:
        'We’ll notify this device about your points, rewards and offers. You can turn this off anytime.',
    })
    const { endpoint, keys } = device.subscription
    for (const secret of [endpoint, keys.p256dh, keys.auth, vapid.privateKey])
      expect(text).not.toContain(secret)
    expect(text).toContain(vapid.publicKey)
  })
})
