import type { LookupFunction } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicAddressesOnly } from '#platform/outbound/public-addresses.ts'
import { pushesByWebPush } from '../../../../src/modules/messaging/push/adapters/pushes-by-web-push.ts'
import type { PushMessage } from '../../../../src/modules/messaging/push/push-messages.ts'
import { testSettings } from '../../../support/app.ts'
import { type Device, PushService, thisMachine } from '../../../support/push-service.ts'

const { vapid } = testSettings()
const news: PushMessage = { title: 'News', message: 'You earned points.', url: '/rewards', tag: 'points' }

let service: PushService
beforeAll(async () => {
  service = await PushService.open()
})
afterAll(() => service.stop())

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
    [401, { outcome: 'turned away', reason: 'status 401' }],
    [403, { outcome: 'turned away', reason: 'status 403' }],
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
    expect(first).toEqual({ outcome: 'failed', temporary: true, reason: 'TIMEOUT' })
  })

  it('reads a reply without an end no further than its limit', async () => {
    const device = await service.subscribe(vapid.publicKey)
    device.answers = 'endless'
    expect(await sendTo(device)).toEqual({ outcome: 'failed', temporary: true, reason: 'REPLY_TOO_LONG' })
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

  it('uses the same connections for many', async () => {
    const device = await service.subscribe(vapid.publicKey)
    const before = service.connections
    const push = pushesByWebPush({ vapid, hosts: [service.host], agent: service.agent() })
    const { endpoint, keys } = device.subscription
    for (let n = 0; n < 20; n++) await push({ endpoint, ...keys }, news)
    expect(device.messages()).toHaveLength(20)
    expect(service.connections - before).toBeLessThanOrEqual(2)
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
