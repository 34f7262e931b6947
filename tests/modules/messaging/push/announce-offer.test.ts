import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testSettings } from '../../../support/app.ts'
import { eventually } from '../../../support/eventually.ts'
import { PushService } from '../../../support/push-service.ts'

const { vapid } = testSettings()

describe('a personal offer', () => {
  let service: PushService
  let app: TestApp
  beforeAll(async () => {
    service = await PushService.open()
  })
  afterAll(() => service.stop())
  beforeEach(async () => {
    app = await openTestApp({
      database: 'embedded',
      env: { PUSH_HOSTS: service.host, WORKERS: '1' },
      pushAgent: service.agent(),
    })
  })
  afterEach(() => app.stop())

  const device = async (name: string) => {
    const phone = await service.subscribe(vapid.publicKey)
    const member = await app.member(name)
    await member.post('/api/notifications/subscribe', { subscription: phone.subscription })
    return { phone, member }
  }

  it('reaches the member’s devices soon after staff sent it, and no other member’s', async () => {
    const [mia, noor] = [await device('Mia'), await device('Noor')]
    await (await app.staff('front desk')).post('/api/admin/send-promo-notification', {
      userId: mia.member.id,
    })
    await eventually(async () => expect(mia.phone.messages()).toHaveLength(1))
    expect(mia.phone.messages()).toEqual([
      {
        title: 'A gift for you',
        message: '10% off any service, once, until Monday, November 30.',
        url: '/rewards',
        tag: 'offer',
      },
    ])
    expect(noor.phone.messages()).toEqual([])
  })

  it('waits for the end of the quiet hours', async () => {
    await app.stop()
    app = await openTestApp({
      database: 'embedded',
      env: { PUSH_HOSTS: service.host, QUIET_HOURS: '00:00-23:59' },
      pushAgent: service.agent(),
    })
    const { phone, member } = await device('Mia')
    await app.modules.messaging.announceOffer({ memberId: member.id, title: '10% off', until: 'Monday' })
    expect(phone.messages()).toEqual([])
    const jobs = await app.database.run(
      `select data->>'title' as title, start_after from jobs.job where name = 'offer-push' and $1`,
      [true],
    )
    expect(jobs).toEqual([{ title: '10% off', start_after: new Date('2026-11-22T07:59:00Z') }])
  })
})
