import { afterEach, describe, expect, it } from 'vitest'
import { decide } from '../../../support/audience.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'

describe('a personal offer', () => {
  let peers: Peers
  afterEach(() => peers.stop())
  const open = async (env: Readonly<Record<string, string>>) => {
    peers = await openWithPeers('postgresql', env)
    return { ...peers, phone: await peers.device('Mia'), mia: await peers.app.member('Mia') }
  }

  it('reaches the member’s devices soon after staff sent it, and no other member’s', async () => {
    const { app, phone, mia, device } = await open({ WORKERS: '1' })
    const noors = await device('Noor')
    await (await app.staff('front desk')).post('/api/admin/send-promo-notification', { userId: mia.id })
    await eventually(async () => expect(phone.messages()).toHaveLength(1))
    const message = '10% off any service. Good for one use, until Monday, November 30.'
    expect(phone.messages()).toEqual([{ title: 'A gift for you', message, url: '/rewards', tag: 'offer' }])
    expect(noors.messages()).toEqual([])
  })

  it('waits for the end of the quiet hours', async () => {
    const { app, phone, mia } = await open({ QUIET_HOURS: '00:00-23:59' })
    await app.modules.messaging.announceOffer({ memberId: mia.id, title: '10% off', until: 'Monday' })
    expect(phone.messages()).toEqual([])
    const jobs = await app.database.run(
      `select data->>'title' as title, start_after from jobs.job where name = 'offer-push'`,
    )
    expect(jobs).toEqual([{ title: '10% off', start_after: new Date('2026-11-22T07:59:00Z') }])
  })

  it('is not announced once it has ended', async () => {
    const { app, phone, mia } = await open({})
    const endsAt = app.clock.now().toISOString()
    await app.modules.messaging.announceOffer({ memberId: mia.id, title: '10% off', until: 'today', endsAt })
    expect(phone.messages()).toEqual([])
    await (await app.staff('front desk')).post('/api/admin/send-promo-notification', { userId: mia.id })
    expect(
      await app.database.run(`select data->>'endsAt' as at from jobs.job where name = 'offer-push'`),
    ).toEqual([{ at: '2026-12-01T07:59:59.999Z' }])
  })

  it('is said to end with consent, and not without, and not what it is for', async () => {
    const { app, phone, mia } = await open({})
    const end = { memberId: mia.id, title: 'Lip Filler', until: 'Monday, November 30', ends: true }
    await app.modules.messaging.announceOffer(end)
    await decide(app, 'Mia', 'push', false)
    await app.modules.messaging.announceOffer(end)
    const message = 'One of your vouchers is good through Monday, November 30.'
    expect(phone.messages()).toEqual([
      { title: 'Your voucher expires soon', message, url: '/rewards', tag: 'offer ends' },
    ])
  })
})
