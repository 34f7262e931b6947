import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../support/app.ts'
import { decide } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'

describe.each(usualDatabases)('what a member is told, pushed besides (%s)', database => {
  let peers: Peers
  let app: TestApp
  beforeEach(async () => {
    peers = await openWithPeers(database, { WORKERS: '1' })
    app = peers.app
  })
  afterEach(() => peers.stop())
  const device = (name: string) => peers.device(name)

  const award = async (name: string) => {
    const { email } = await app.member(name)
    // The cheapest: another one may raise the tier as well.
    const [service] = (await app.modules.content.listServices()).toSorted(
      (a, b) => a.pointsEarned - b.pointsEarned,
    )
    const answer = await (await app.staff('front desk')).post('/api/admin/award-points', {
      userEmail: email,
      serviceId: service?.id,
    })
    expect(answer.status).toBe(200)
  }

  it('reaches every device of the member, names no treatment, and nobody else', async () => {
    const [phone, tablet, other] = [await device('Mia'), await device('Mia'), await device('Noor')]
    await award('Mia')
    for (const each of [phone, tablet])
      await eventually(async () =>
        expect(each.messages()).toEqual([
          {
            title: 'Points earned',
            message: expect.stringMatching(/^You earned \d+ points for your visit\.$/),
            url: '/',
            tag: expect.stringMatching(/^notification:/),
          },
        ]),
      )
    expect(other.messages()).toEqual([])
  })

  it('is not sent to who has ended pushes, nor for an award that failed', async () => {
    const phone = await device('Mia')
    await decide(app, 'Mia', 'push', false)
    await award('Mia')
    const states = () =>
      app.database.run(`select state::text from jobs.job where name = 'notification-push' and $1`, [true])
    await eventually(async () => expect(await states()).toEqual([{ state: 'completed' }]))
    expect(phone.headers).toEqual([])
    await (await app.staff('front desk')).post('/api/admin/award-points', { userEmail: 'mia@velora.test' })
    expect(await states()).toHaveLength(1)
  })

  it('is nothing to do once it is known that there is no device, until there is one', async () => {
    const { id: memberId } = await app.member('Noor')
    const tell = () =>
      app.modules.messaging.notifyMember(memberId, { title: 'Hello', message: 'From us', type: 'GENERAL' })
    const jobs = async (state = '%') =>
      (
        await app.database.run(
          `select from jobs.job where name = 'notification-push' and state::text like $1`,
          [state],
        )
      ).length
    await tell()
    expect(await jobs(), 'whoever is not known gets one').toBe(1)
    await eventually(async () => {
      const before = await jobs()
      await tell()
      expect(await jobs()).toBe(before)
    })
    // What was told meanwhile would reach the new device as well.
    await eventually(async () => expect(await jobs('completed')).toBe(await jobs()))
    const phone = await device('Noor')
    await tell()
    await eventually(async () => expect(phone.messages()).toHaveLength(1))
  })

  it('is tried again for a device whose service has no time, and for that one’s member alone', async () => {
    const [mia, noor] = [await device('Mia'), await device('Noor')]
    mia.answers = 503
    const { messaging } = app.modules
    const push = async (name: string) => ({
      memberId: (await app.member(name)).id,
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
      title: 'Points earned',
      message: 'You earned 5 points.',
    })
    await expect(messaging.pushNotification(await push('Mia'))).rejects.toThrow('status 503')
    await messaging.pushNotification(await push('Noor'))
    expect(noor.messages()).toHaveLength(1)
  })
})
