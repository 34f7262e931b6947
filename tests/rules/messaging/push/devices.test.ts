import { beforeEach, describe, expect, it } from 'vitest'
import { type Clinic, mia, noor, openClinic, subscriptionOf } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})
const endpoint = (device: string) => subscriptionOf(device).endpoint
const devicesOf = (memberId: string) =>
  clinic.devices.filter(device => device.memberId === memberId).map(device => device.endpoint)

describe('a device that is set up', () => {
  it('is the member’s, with their consent', async () => {
    await clinic.subscribe(mia, 'phone')
    expect(devicesOf(mia)).toEqual([endpoint('phone')])
    expect(clinic.consents).toEqual([
      {
        memberId: mia,
        channel: 'push',
        given: true,
        number: null,
        wording: 'push-setup-1',
        source: 'push setup',
        at: clinic.clock.now(),
      },
    ])
    expect(await clinic.messaging.readPushSetup(mia)).toEqual({
      publicKey: 'the clinic’s key',
      wording:
        'We’ll notify this device about your points, your rewards and our offers for you. You can turn it off at any time.',
      devices: [`print of ${endpoint('phone')}`],
      declined: false,
    })
  })

  it('is at a push service that is known', async () => {
    const elsewhere = { ...subscriptionOf('x'), endpoint: 'https://evil.example/x' }
    await expect(clinic.messaging.subscribePush(mia, elsewhere, undefined)).rejects.toMatchObject({
      code: 'unknown-push-service',
    })
    expect([clinic.devices, clinic.consents]).toEqual([[], []])
  })

  it('is one of ten at most', async () => {
    for (let n = 0; n < 11; n++) await clinic.subscribe(mia, `${n}`)
    expect(devicesOf(mia)).toHaveLength(10)
    expect(devicesOf(mia)).not.toContain(endpoint('0'))
  })

  it('goes on under a new address without another consent', async () => {
    await clinic.subscribe(mia, 'old')
    await clinic.messaging.subscribePush(mia, subscriptionOf('new'), endpoint('old'))
    await clinic.messaging.subscribePush(mia, subscriptionOf('newer'), endpoint('gone'))
    expect(devicesOf(mia)).toEqual([endpoint('newer'), endpoint('new')])
    expect(clinic.consents).toHaveLength(1)
  })

  it('is not taken over from another member', async () => {
    await clinic.subscribe(noor, 'old')
    await expect(
      clinic.messaging.subscribePush(mia, subscriptionOf('new'), endpoint('old')),
    ).rejects.toMatchObject({ code: 'another-members-device' })
    expect([devicesOf(mia), devicesOf(noor)]).toEqual([[], [endpoint('old')]])
  })
})

describe('a device that is ended', () => {
  it('takes the consent back with the last one', async () => {
    await clinic.subscribe(mia, 'phone')
    await clinic.subscribe(mia, 'tablet')
    expect(await clinic.messaging.unsubscribePush(mia, endpoint('phone'))).toBe(1)
    expect(clinic.consents[0]).toMatchObject({ given: true })
    expect(await clinic.messaging.unsubscribePush(mia, endpoint('phone'))).toBe(0)
    expect(clinic.consents[0]).toMatchObject({ given: true })
    expect(await clinic.messaging.unsubscribePush(mia, undefined)).toBe(1)
    expect(clinic.consents[0]).toMatchObject({ channel: 'push', given: false, source: 'push setup' })
    expect(await clinic.messaging.readPushSetup(mia)).toMatchObject({ declined: true, devices: [] })
  })

  it('changes nothing where there is none', async () => {
    expect(await clinic.messaging.unsubscribePush(mia, undefined)).toBe(0)
    expect(clinic.consents).toEqual([])
  })
})

describe('a test push', () => {
  it('reaches the devices', async () => {
    await clinic.subscribe(mia, 'phone')
    expect(await clinic.messaging.sendTestPush(mia)).toEqual({
      devices: 1,
      sent: 1,
      gone: 0,
      failed: 0,
      worthRetrying: 0,
      turnedAway: 0,
      reasons: [],
    })
    expect(clinic.carried.pushes[0]?.[1]).toEqual({
      title: 'Velora',
      message: 'It works: this is how we’ll tell you what’s new.',
      url: '/profile',
      tag: 'test',
      urgency: 'high',
      keepSeconds: 60,
    })
  })

  it('needs a device, and no refusal since', async () => {
    await expect(clinic.messaging.sendTestPush(mia)).rejects.toMatchObject({ code: 'no-push-device' })
    await clinic.subscribe(mia, 'phone')
    clinic.consents.unshift({ ...(clinic.consents[0] as Clinic['consents'][number]), given: false })
    await expect(clinic.messaging.sendTestPush(mia)).rejects.toMatchObject({ code: 'no-push-device' })
    expect(clinic.carried.pushes).toEqual([])
  })

  it('says why it failed, and forgets a device that is gone', async () => {
    await clinic.subscribe(mia, 'phone')
    clinic.answers.push = () => ({ outcome: 'failed', temporary: false, reason: '413' })
    await expect(clinic.messaging.sendTestPush(mia)).rejects.toMatchObject({
      code: 'test-not-sent',
      cause: '413',
    })
    clinic.answers.push = () => ({ outcome: 'gone' })
    await expect(clinic.messaging.sendTestPush(mia)).rejects.toMatchObject({ code: 'no-push-device' })
    expect(clinic.devices).toEqual([])
  })
})

describe('a push to all devices', () => {
  it('is summed up', async () => {
    for (const device of ['a', 'b', 'c', 'd']) await clinic.subscribe(mia, device)
    clinic.answers.push = to => {
      if (to.endsWith('a')) return { outcome: 'sent' }
      if (to.endsWith('b')) return { outcome: 'gone' }
      return { outcome: 'failed', temporary: to.endsWith('c'), reason: to.slice(-1) }
    }
    const message = { title: 'T', message: 'M', url: '/', tag: 't' } as const
    expect(await clinic.messaging.pushTo(mia, message)).toEqual({
      devices: 4,
      sent: 1,
      gone: 1,
      failed: 2,
      worthRetrying: 1,
      turnedAway: 0,
      reasons: ['d', 'c'],
    })
    expect(devicesOf(mia)).not.toContain(endpoint('b'))
  })

  it('rests for a minute with a service that failed five times, and with no other', async () => {
    await clinic.messaging.subscribePush(mia, subscriptionOf('a'), undefined)
    const elsewhere = { ...subscriptionOf('b'), endpoint: 'https://fcm.googleapis.com/b' }
    await clinic.messaging.subscribePush(noor, elsewhere, undefined)
    const message = { title: 'T', message: 'M', url: '/', tag: 't' } as const
    clinic.answers.push = () => ({ outcome: 'failed', temporary: true, reason: '503' })
    for (let n = 0; n < 5; n++) await clinic.messaging.pushTo(mia, message)
    expect(await clinic.messaging.pushTo(mia, message)).toMatchObject({
      reasons: ['circuit open'],
      worthRetrying: 1,
      turnedAway: 0,
    })
    expect(clinic.carried.pushes).toHaveLength(5)
    await clinic.messaging.pushTo(noor, message)
    expect(clinic.carried.pushes).toHaveLength(6)
    clinic.clock.advance({ minutes: 1 })
    await clinic.messaging.pushTo(mia, message)
    expect(clinic.carried.pushes).toHaveLength(7)
  })

  it('does not rest with a service that answers no', async () => {
    await clinic.subscribe(mia, 'phone')
    const message = { title: 'T', message: 'M', url: '/', tag: 't' } as const
    clinic.answers.push = () => ({ outcome: 'failed', temporary: false, reason: '413' })
    for (let n = 0; n < 7; n++) await clinic.messaging.pushTo(mia, message)
    expect(clinic.carried.pushes).toHaveLength(7)
  })
})
