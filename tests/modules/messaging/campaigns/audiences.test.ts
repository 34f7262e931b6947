import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { decide } from '../../../support/audience.ts'
import { bothDatabases } from '../../../support/databases.ts'
import { givePoints } from '../../../support/points.ts'

type Kind = Parameters<TestApp['modules']['messaging']['previewCampaign']>[0]['audience']['kind']

describe.each(bothDatabases)('an audience (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2027-02-28T18:00:00Z' })
    for (const name of ['Mia', 'Noor', 'Ava']) await decide(app, name, 'push', true)
    const born = (name: string, day: string) => change(name, 'date_of_birth', day)
    const change = async (name: string, column: string, value: unknown) =>
      app.database.run(`update identity.member set ${column} = $2 where id = $1`, [
        (await app.member(name)).id,
        value,
      ])
    await born('Mia', '1992-02-29')
    await born('Noor', '1990-02-01')
    await change('Noor', 'last_login_at', '2026-11-01T00:00:00Z')
    await change('Noor', 'created_at', '2026-10-01T00:00:00Z')
    await givePoints(app, 'Mia', 50)
    await givePoints(app, 'Noor', 100)
    const { id } = await app.member('Noor')
    await app.database.inTransaction(() => app.modules.tiers.addSpend(id, 600_00))
    await app.modules.identity.register({
      email: 'staff@velora.test',
      password: 'velora-1',
      name: 'Tess',
      staffRole: 'manager',
    })
  })
  afterAll(() => app.stop())

  it.each<[Kind, number, object?]>([
    ['ALL', 3],
    ['VIP_BRONZE', 2],
    ['VIP_SILVER', 1],
    ['VIP_GOLD', 0],
    ['VIP_TIER', 1, { tier: 'Silver' }],
    ['BIRTHDAY_TODAY', 1],
    ['BIRTHDAY_MONTH', 2],
    ['INACTIVE_USERS', 1],
    ['NEW_CUSTOMERS', 2],
    ['POINTS_RANGE', 1, { leastPoints: 51 }],
    ['POINTS_RANGE', 2, { leastPoints: 50, mostPoints: 100 }],
    ['POINTS_RANGE', 2, { mostPoints: 50 }],
  ])('%s has %i members, and no staff', async (kind, size, criteria) => {
    const audience = { kind, tier: null, leastPoints: null, mostPoints: null, ...criteria }
    const asked = { kind: 'notification' as const, type: 'PROMOTION' as const, audience, sendToAll: false }
    expect(await app.modules.messaging.previewCampaign(asked)).toMatchObject({ willGet: size, skipped: [] })
  })
})
