import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { WebhookReceiver } from '../../support/webhook-receiver.ts'

const mia = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001'

describe('events of one member whose transactions overlap', () => {
  let app: TestApp
  let receiver: WebhookReceiver
  beforeAll(async () => {
    receiver = await WebhookReceiver.open()
    app = await openTestApp({ database: 'postgresql', webhookAgent: receiver.agent() })
    const endpoint = { url: receiver.url, events: ['points.changed'] as const, createdBy: 'Olga' }
    await app.modules.integrations.addWebhook(endpoint)
  })
  afterAll(async () => {
    await app.stop()
    await receiver.close()
  })

  const record = (n: number) =>
    app.database.run(
      `select integrations.record('points.changed', '${mia}', now(), '${JSON.stringify({ n })}')`,
    )
  const deliver = () => app.modules.integrations.deliverDue(() => false)
  const told = () => receiver.told.map(({ event }) => event.data['n'])

  it('wait for the one that was numbered first', async () => {
    const first = Promise.withResolvers<void>()
    const numbered = Promise.withResolvers<void>()
    const open = app.database.inTransaction(async () => {
      await record(1)
      numbered.resolve()
      await first.promise
    })
    await numbered.promise
    await record(2)
    try {
      for (let n = 0; n < 3; n++) await deliver()
      expect(told()).toEqual([])
    } finally {
      first.resolve()
    }
    await open
    await expect.poll(() => deliver().then(told)).toEqual([1, 2])
  })

  it('wait for nobody where they come from a backup of another server', async () => {
    await record(3)
    await app.database.run(
      "update integrations.event set after_xid = '9000000000000' where after_xid is null",
    )
    await expect.poll(() => deliver().then(told)).toEqual([1, 2, 3])
  })
})

describe.each(usualDatabases)('events of entries that were posted by one statement (%s)', database => {
  let app: TestApp
  let receiver: WebhookReceiver
  beforeAll(async () => {
    receiver = await WebhookReceiver.open()
    app = await openTestApp({ database, webhookAgent: receiver.agent() })
    const endpoint = { url: receiver.url, events: ['points.changed'] as const, createdBy: 'Olga' }
    await app.modules.integrations.addWebhook(endpoint)
  })
  afterAll(async () => {
    await app.stop()
    await receiver.close()
  })

  it('are told one by one, each member’s in their order', async () => {
    const codes = await app.modules.loyalty.listCheckInCodes()
    const members = await Promise.all(Array.from({ length: 12 }, (_, n) => app.member(`Member${n}`)))
    for (const { code } of codes.slice(0, 2))
      await Promise.all(members.map(member => member.post('/api/checkin', { code })))
    const deliver = () => app.modules.integrations.deliverDue(() => false)
    await expect.poll(() => deliver().then(() => receiver.told.length)).toBe(24)
    const told = receiver.told.map(({ event: { data } }) => data)
    for (const { id } of members)
      expect(told.filter(data => data['memberId'] === id)).toMatchObject([
        { change: 5, balance: 5, kind: 'check-in', number: 1 },
        { change: 5, balance: 10, kind: 'check-in', number: 2 },
      ])
  })
})
