import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waits } from '../../../src/modules/integrations/webhooks/webhook.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'
import { WebhookReceiver } from '../../support/webhook-receiver.ts'

const every = ['member.joined', 'points.changed', 'tier.changed', 'reward.claimed', 'voucher.redeemed']
const going = () => false

interface Webhook {
  readonly id: string
  readonly isEnabled: boolean
  readonly failingSince: string | null
  readonly wasGivenUp: boolean
}
interface Listed {
  readonly id: string
  readonly type: string
  readonly status: string
  readonly attempts: number
  readonly lastStatus: number | null
}

describe.each(usualDatabases)('webhooks (%s)', database => {
  let app: TestApp
  let receiver: WebhookReceiver
  let owner: Awaited<ReturnType<TestApp['staff']>>
  let webhook: Webhook
  let secret: string

  beforeEach(async () => {
    receiver = await WebhookReceiver.open()
    // The signature is of a moment that who verifies it takes for now.
    app = await openTestApp({ database, now: new Date().toISOString(), webhookAgent: receiver.agent() })
    owner = await app.staff('owner')
    const added = await owner.post('/api/admin/webhooks', { url: receiver.url, events: every })
    ;({ webhook, secret } = added.json<{ webhook: Webhook; secret: string }>())
  })
  afterEach(async () => {
    await app.stop()
    await receiver.close()
  })

  /** Until nothing more can go; a transaction elsewhere on the server may hold events up for a moment. */
  const deliver = async (count = 0) => {
    const { deliverDue } = app.modules.integrations
    await deliverDue(going)
    await expect.poll(() => deliverDue(going).then(() => receiver.told.length)).toBeGreaterThanOrEqual(count)
  }
  const listed = async () =>
    (await owner.get(`/api/admin/webhooks/${webhook.id}/deliveries?limit=100`)).json<Listed[]>()
  const read = async () =>
    (await owner.get('/api/admin/webhooks')).json<Webhook[]>().find(({ id }) => id === webhook.id)
  const only = (...events: string[]) =>
    owner.send('PUT', `/api/admin/webhooks/${webhook.id}`, { url: receiver.url, events, isEnabled: true })
  const types = () => receiver.told.map(({ event }) => event.type)

  it('tell of what happens, signed, by ids and figures', async () => {
    const mia = await app.member('Mia')
    await givePoints(app, 'Mia', 650)
    const [goal] = await app.modules.loyalty.listGoals()
    const { code } = await app.modules.loyalty.redeemGoal(mia.id, goal?.id ?? '')
    await (await app.staff('front desk')).post('/api/admin/vouchers/redeem', { code })
    await deliver(5)
    expect(types()).toEqual([
      'member.joined',
      'points.changed',
      'points.changed',
      'reward.claimed',
      'voucher.redeemed',
    ])
    for (const told of receiver.told) {
      expect(receiver.verified(told, secret)).toMatchObject({ data: { memberId: mia.id } })
      expect(told.headers['webhook-id']).toMatch(/^msg_[\da-f-]{36}$/)
      expect(told.body).not.toMatch(/mia|hart|velora\.test/i)
    }
    expect(receiver.told[1]?.event.data).toMatchObject({ change: 650, balance: 650, kind: 'treatment' })
  })

  it('tell of a tier', async () => {
    const mia = await app.member('Mia')
    await app.modules.tiers.addSpend(mia.id, 60_000)
    await deliver(2)
    expect(receiver.told.find(({ event }) => event.type === 'tier.changed')?.event.data).toEqual({
      memberId: mia.id,
      from: 'Bronze',
      to: 'Silver',
    })
  })

  it('tell of nothing that was taken back, and of nothing that nobody asked for', async () => {
    await only('points.changed')
    const { email } = await app.member('Mia')
    const award = { ...(await treatmentOf(app)), email, customPoints: 5 }
    const undone = app.database.inTransaction(async () => {
      await app.modules.loyalty.awardTreatment(award)
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    await app.modules.loyalty.awardTreatment(award)
    await deliver(1)
    expect(types()).toEqual(['points.changed'])
  })

  it('keep a member’s order under retries, and nobody else’s', async () => {
    await only('member.joined', 'points.changed')
    const mia = await app.member('Mia')
    const noor = await app.member('Noor')
    let failures = 0
    receiver.answers = ({ event }) => {
      if (event.data.memberId !== mia.id || failures >= 3) return 204
      failures += 1
      return 503
    }
    for (let n = 1; n <= 6; n++) {
      await givePoints(app, 'Mia', n)
      await givePoints(app, 'Noor', n)
    }
    const arrived = (memberId: string) =>
      receiver.told.filter(({ event }) => event.data.memberId === memberId).map(({ event }) => event)
    await deliver(8)
    expect(arrived(noor.id)).toHaveLength(7)
    expect(new Set(arrived(mia.id).map(({ type }) => type))).toEqual(new Set(['member.joined']))
    for (const minutes of [1, 7, 37]) {
      app.clock.advance({ minutes })
      await deliver()
    }
    expect(
      arrived(mia.id)
        .slice(3)
        .map(({ data }) => data['balance']),
    ).toEqual([undefined, 1, 3, 6, 10, 15, 21])
  })

  it('are tried ten times in less than four days, and can be sent again', async () => {
    receiver.answers = () => 500
    await app.member('Mia')
    await deliver(1)
    for (const [n, seconds] of waits.entries()) {
      app.clock.advance({ seconds: seconds * 0.79 })
      await app.modules.integrations.deliverDue(going)
      expect(receiver.told).toHaveLength(n + 1)
      app.clock.advance({ seconds: seconds * 0.42 })
      await deliver(n + 2)
    }
    app.clock.advance({ hours: 24 })
    owner = await app.staff('owner')
    const [given] = await listed()
    expect(given).toMatchObject({ type: 'member.joined', status: 'failed', attempts: 10, lastStatus: 500 })
    receiver.answers = () => 204
    await app.modules.integrations.deliverDue(going)
    expect(receiver.told).toHaveLength(10)
    const path = `/api/admin/webhooks/${webhook.id}/deliveries/${given?.id}/replay`
    expect((await owner.post(path)).json()).toEqual({ replayed: 1 })
    await deliver(11)
    expect(new Set(receiver.told.map(({ id }) => id)).size).toBe(1)
    expect((await listed()).map(({ status }) => status)).toEqual(['sent'])
  })

  it('are given up after five days in which nothing arrived', async () => {
    receiver.answers = () => 500
    await app.member('Mia')
    await deliver(1)
    app.clock.advance({ hours: 119 })
    await app.member('Noor')
    await deliver(2)
    owner = await app.staff('owner')
    expect(await read()).toMatchObject({ isEnabled: true, wasGivenUp: false })
    app.clock.advance({ hours: 1 })
    await app.member('Ada')
    await deliver(3)
    owner = await app.staff('owner')
    // Days without events may lie between two failures.
    expect(await read()).toMatchObject({ isEnabled: true, wasGivenUp: false })
    const { id } = await app.member('Mia')
    await app.database.run('update integrations.delivery set attempts = 9 where member_id = $1', [id])
    app.clock.advance({ minutes: 40 })
    await deliver(receiver.told.length + 3)
    owner = await app.staff('owner')
    expect(await read()).toMatchObject({ isEnabled: false, wasGivenUp: true })
    receiver.answers = () => 204
    await only(...every)
    await deliver(receiver.told.length + 2)
    expect(await read()).toMatchObject({ isEnabled: true, wasGivenUp: false, failingSince: null })
  })

  it('are switched off where somebody says that they are gone, which the owner is told', async () => {
    receiver.answers = () => 410
    await app.member('Mia')
    await deliver(1)
    expect(await read()).toMatchObject({ isEnabled: false, wasGivenUp: true })
    const findings = (await owner.get('/api/admin/setup')).text
    expect(findings).toContain('push.velora.test')
  })

  it('stay off when only their events change', async () => {
    const change = (fields: object) =>
      owner.send('PUT', `/api/admin/webhooks/${webhook.id}`, fields).then(answer => answer.json())
    await change({ isEnabled: false })
    const shown = { url: receiver.url, events: ['member.joined'], isEnabled: false }
    expect(await change({ events: ['member.joined'] })).toMatchObject(shown)
    expect(await change({})).toMatchObject(shown)
  })

  it('stay on if only the address from before says that it is gone', async () => {
    receiver.answers = () => 410
    receiver.takesMs = 1_500
    await app.member('Mia')
    const delivered = deliver(1)
    await expect.poll(() => receiver.told.length).toBe(1)
    const other = 'https://push.velora.test/other'
    const changed = { url: other, events: every, isEnabled: true }
    expect((await owner.send('PUT', `/api/admin/webhooks/${webhook.id}`, changed)).status).toBe(200)
    await delivered
    expect(await read()).toMatchObject({ isEnabled: true, wasGivenUp: false, failingSince: null })
  })

  it('send again what happened since a time, also while they were off', async () => {
    await app.member('Mia')
    await deliver(1)
    const since = app.clock.now().toISOString()
    const off = { url: receiver.url, events: every, isEnabled: false }
    await owner.send('PUT', `/api/admin/webhooks/${webhook.id}`, off)
    app.clock.advance({ minutes: 1 })
    await app.member('Noor')
    await givePoints(app, 'Noor', 5)
    await deliver()
    expect(receiver.told).toHaveLength(1)
    await owner.send('PUT', `/api/admin/webhooks/${webhook.id}`, { ...off, isEnabled: true })
    const replayed = await owner.post(`/api/admin/webhooks/${webhook.id}/replay`, { since })
    expect(replayed.json<{ replayed: number }>().replayed).toBeGreaterThanOrEqual(2)
    await deliver(3)
    expect(types().slice(-2)).toEqual(['member.joined', 'points.changed'])
  })

  it('are signed by both secrets for a day after one was replaced', async () => {
    const replaced = await owner.post(`/api/admin/webhooks/${webhook.id}/secret`)
    const { secret: next } = replaced.json<{ secret: string }>()
    await app.member('Mia')
    await deliver(1)
    const [both] = receiver.told
    for (const each of [secret, next]) if (both) receiver.verified(both, each)
    expect(String(both?.headers['webhook-signature']).split(' ')).toHaveLength(2)
    expect(
      JSON.stringify(await app.database.run('select * from integrations.endpoint_secret')),
    ).not.toContain(next.slice(6, 30))
    app.clock.advance({ hours: 24 })
    await app.member('Noor')
    await deliver(2)
    expect(String(receiver.told[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
  })

  it('forget a member who leaves', async () => {
    const mia = await app.member('Mia')
    const held = await app.modules.integrations.personalDataOf(mia.id)
    expect(held).toMatchObject({ events: [{ type: 'member.joined' }] })
    await app.modules.integrations.eraseMembers([mia.id])
    await deliver()
    expect(receiver.told).toEqual([])
    expect(await listed()).toEqual([])
  })

  it('lose nothing with a worker that dies half way', async () => {
    await app.member('Mia')
    // Claimed, and nobody says what came of it.
    await app.database.run(
      `update integrations.delivery set attempts = 1, leased_until = '${new Date(app.clock.now().getTime() + 60_000).toISOString()}'`,
    )
    await app.modules.integrations.deliverDue(going)
    expect(receiver.told).toEqual([])
    app.clock.advance({ minutes: 1 })
    await deliver(1)
    expect((await listed()).map(({ status, attempts }) => [status, attempts])).toEqual([['sent', 2]])
  })
})
