import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../support/app.ts'
import { campaignNow, decide, deliver, type Result } from '../../../support/audience.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'
import type { Device } from '../../../support/push-service.ts'

/** The clinic's evening is quiet, and one push a day is all the marketing that a member gets. */
const settings = { QUIET_HOURS: '21:00-09:00', MARKETING_CAP: 'push:1' }
const [noon, night] = ['2026-11-21T20:00:00Z', '2026-11-22T06:30:00Z']
const closed = { title: 'Closed on Thursday', message: 'We are back on Friday.' }
const nobodyIsLeftOut = { totalRecipients: 3, skipped: [] }

describe('a notification that is no marketing', () => {
  let peers: Peers
  let app: TestApp
  let agreed: Device
  let refused: Device
  beforeAll(async () => {
    peers = await openWithPeers('embedded', settings)
    app = peers.app
    app.clock.set(noon)
    agreed = await peers.device('Mia')
    refused = await peers.device('Noor')
    await decide(app, 'Noor', 'push', false)
    await app.member('Ada')
  })
  beforeEach(() => {
    app.clock.set(noon)
    for (const device of [agreed, refused]) device.headers.length = 0
  })
  afterAll(() => peers.stop())

  const send = (type: string, words = closed) =>
    peers.order<Result & { message: string }>('notifications/send', { ...words, type })
  const inApp = async (title: string) =>
    (
      await Promise.all(
        ['Mia', 'Noor', 'Ada'].map(async name => {
          const { id } = await app.member(name)
          const list = await app.modules.messaging.listNotifications(id, 100, undefined)
          return list.some(notification => notification.title === title) ? [name] : []
        }),
      )
    ).flat()
  const preview = async (type: string) =>
    (
      await (await app.staff('owner')).get(`/api/admin/campaign-preview?kind=notification&type=${type}`)
    ).json()

  it.each(['GENERAL', 'REMINDER'])(
    'of the type %s reaches everybody in the app, and the devices of those who agreed',
    async type => {
      const title = `${closed.title}: ${type}`
      expect(await preview(type)).toMatchObject({ willGet: 3, skipped: [] })
      const result = await send(type, { ...closed, title })
      await deliver(app)
      expect(await campaignNow(app, result)).toMatchObject({
        state: 'done',
        successCount: 3,
        ...nobodyIsLeftOut,
      })
      expect(await inApp(title)).toEqual(['Mia', 'Noor', 'Ada'])
      expect([agreed.headers.length, refused.headers.length]).toEqual([1, 0])
    },
  )

  it('waits for no quiet hours, and takes nothing of what a member may get of marketing', async () => {
    app.clock.set(night)
    expect(await preview('GENERAL')).toMatchObject({ quietUntil: null })
    expect(await preview('PROMOTION')).toMatchObject({ quietUntil: expect.any(String) })
    for (const title of ['Tonight 1', 'Tonight 2']) {
      const result = await send('GENERAL', { ...closed, title })
      await deliver(app)
      expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 3 })
    }
    expect(agreed.headers).toHaveLength(2)
    app.clock.set('2026-11-22T20:00:00Z')
    expect(await preview('PROMOTION')).toMatchObject({ willGet: 1 })
  })

  it('reaches them when it was scheduled, too', async () => {
    const title = 'At three'
    const result = await peers.order<Result>('notifications/send', {
      ...closed,
      title,
      type: 'REMINDER',
      scheduledFor: '2026-11-21T15:00:00',
    })
    app.clock.set('2026-11-21T23:00:01Z')
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', ...nobodyIsLeftOut })
    expect(await inApp(title)).toHaveLength(3)
  })

  it('unlike an offer, which goes to those who agreed', async () => {
    app.clock.set('2026-11-23T20:00:00Z')
    const title = 'Two for one'
    const result = await send('PROMOTION', { ...closed, title })
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 1, skippedCount: 2 })
    expect(await inApp(title)).toEqual(['Mia'])
  })

  it('is sent although a device can’t be reached, which is tried again', async () => {
    agreed.answers = 503
    const result = await send('GENERAL', { ...closed, title: 'Reached later' })
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 2, pendingCount: 1 })
    expect(await inApp('Reached later')).toEqual(['Mia', 'Noor', 'Ada'])
    agreed.answers = 'properly'
    agreed.headers.length = 0
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect(agreed.headers).toHaveLength(1)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 3, pendingCount: 0 })
  })
})
