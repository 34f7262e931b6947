import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases } from '../../support/databases.ts'

describe.each(bothDatabases)('climbing the tiers (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  const celebrations = [
    'Welcome to Silver VIP status!',
    'Congratulations on Gold VIP! You’re royalty!',
    'PLATINUM VIP ACHIEVED! Ultimate beauty status!',
  ]
  const told = async (id: string) => {
    app.clock.advance({ seconds: 1 })
    const notifications = await app.modules.messaging.listNotifications(id, 100, undefined)
    return notifications.filter(({ title }) => title === 'VIP Upgrade!').map(({ message }) => message)
  }

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
    expect((await told(id)).toReversed()).toEqual(celebrations.slice(0, notified))
  })

  it('jumps over tiers with one large treatment and tells once', async () => {
    const { id } = await app.member('Mia')
    await app.database.inTransaction(() => app.modules.tiers.addSpend(id, 6000_00))
    expect(await told(id)).toEqual(celebrations.slice(2))
  })

  it('takes back nothing from somebody who has spent nothing, and forgets who leaves', async () => {
    const { tiers } = app.modules
    const { id } = await app.member('Uma')
    await app.database.inTransaction(() => tiers.takeBackSpend(id, 50_00))
    expect(await tiers.personalDataOf(id)).toBeNull()
    await app.database.inTransaction(() => tiers.addSpend(id, 600_00))
    expect(await tiers.personalDataOf(id)).toEqual({ totalSpentCents: 600_00, visits: 1, tier: 'Silver' })
    await tiers.eraseMembers([id])
    expect(await tiers.personalDataOf(id)).toBeNull()
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
