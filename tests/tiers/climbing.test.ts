import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { bothDatabases } from '../support/databases.ts'

describe.each(bothDatabases)('climbing the tiers (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  it.each([
    [499_99, 'Bronze', 0],
    [1, 'Silver', 1],
    [1499_99, 'Silver', 1],
    [1, 'Gold', 2],
    [2999_99, 'Gold', 2],
    [1, 'Platinum', 3],
    [9000_00, 'Platinum', 3],
  ])('after %i more cents is %s, told %i times', async (cents, tier, notified) => {
    const { id } = await app.member('Noor')
    await app.database.inTransaction(() => app.modules.tiers.addSpend(id, cents))
    expect(await app.modules.identity.currentUser(id)).toMatchObject({ tier })
    const notifications = await app.modules.messaging.listNotifications(id, 100, undefined)
    expect(notifications.filter(({ title }) => title === 'VIP Upgrade!')).toHaveLength(notified)
  })

  it('jumps over tiers with one large treatment and tells once', async () => {
    const { id } = await app.member('Mia')
    await app.database.inTransaction(() => app.modules.tiers.addSpend(id, 6000_00))
    expect(await app.modules.messaging.listNotifications(id, 100, undefined)).toMatchObject([
      { message: expect.stringContaining('PLATINUM') },
    ])
  })

  it('tells once for a rise that many treatments reach at the same moment', async () => {
    const { id } = await app.member('Ava')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        app.database.inTransaction(() => app.modules.tiers.addSpend(id, 100_00)),
      ),
    )
    expect(await app.modules.identity.currentUser(id)).toMatchObject({
      tier: 'Gold',
      totalSpentCents: 2000_00,
    })
    expect(await app.modules.messaging.countNotifications(id)).toBe(2)
  })
})
