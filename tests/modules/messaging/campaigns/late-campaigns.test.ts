import { afterEach, describe, expect, it } from 'vitest'
import { campaignNow, decide, deliver, type Result } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'

const note = { title: 'Until tonight', message: 'Only today.', type: 'PROMOTION', targetAudience: 'ALL' }
const news = { subject: 'A quiet Tuesday', message: 'Come by.' }

describe.each(usualDatabases)('a campaign that could not go out in its time (%s)', database => {
  let peers: Peers
  afterEach(() => peers.stop())

  const open = async () => {
    peers = await openWithPeers(database, {}, {}, 5_000)
    for (const name of ['Mia', 'Noor']) {
      await decide(peers.app, name, 'email', true)
      await decide(peers.app, name, 'push', true)
    }
    return peers
  }
  const titles = async () =>
    (await (await peers.app.member('Mia')).get('/api/notifications'))
      .json<{ title: string }[]>()
      .map(({ title }) => title)
  const schedule = () =>
    peers.order<Result>('notifications/send', { ...note, scheduledFor: '2026-11-22T17:00:00' })

  it('goes out when it is less than an hour late', async () => {
    const { app } = await open()
    const result = await schedule()
    app.clock.set('2026-11-23T01:55:00Z')
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done' })
    expect(await titles()).toEqual(['Until tonight'])
  })

  it('waits for somebody’s word when it is nine days late, and goes out once they say so', async () => {
    const { app, order } = await open()
    const result = await schedule()
    app.clock.set('2026-12-01T18:00:00Z')
    await deliver(app)
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'late', total: 0 })
    expect(await titles()).toEqual([])
    const [listed] = (await (await app.staff('owner')).get('/api/admin/notifications?limit=1')).json<
      { waiting: unknown }[]
    >()
    expect(listed?.waiting).toEqual({ why: 'late', reason: null, at: '2026-11-23T01:00:00.000Z' })
    await order(`campaigns/${result.campaignId}/resume`)
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', total: 2 })
    expect(await titles()).toEqual(['Until tonight'])
  })

  it('is never sent once somebody cancels it', async () => {
    const { app, order } = await open()
    const result = await schedule()
    app.clock.set('2026-12-01T18:00:00Z')
    await deliver(app)
    await order(`campaigns/${result.campaignId}/cancel`)
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'cancelled' })
    expect(await titles()).toEqual([])
  })

  it('waits for the rest, too, where the server was off in the middle of it', async () => {
    const { app, smtp, order } = await open()
    const result = await order<Result>('email-campaign', news)
    app.clock.advance({ days: 3 })
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'late', pendingCount: 2 })
    expect(smtp.received).toEqual([])
    await order(`campaigns/${result.campaignId}/resume`)
    await deliver(app)
    expect(await campaignNow(app, result)).toMatchObject({ state: 'done', successCount: 2 })
  })
})
