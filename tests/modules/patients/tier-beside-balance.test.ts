import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../../../src/modules/loyalty/adapters/verify-ledger.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases } from '../../support/databases.ts'
import { treatmentOf } from '../../support/points.ts'

describe.each(bothDatabases)('the tier beside the balance (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  const byPoints = async (tier: string) => {
    const answer = await (await app.staff('front desk')).get(`/api/admin/users?tier=${tier}&sort=points`)
    return answer.json<{ id: string }[]>().map(({ id }) => id)
  }
  const spend = (id: string, cents: number) =>
    app.database.inTransaction(() => app.modules.tiers.addSpend(id, cents))

  it('rises and falls with the tier', async () => {
    const { id } = await app.member('Mia')
    await spend(id, 600_00)
    expect([await byPoints('Bronze'), await byPoints('Silver')]).toEqual([[], [id]])
    await spend(id, 5000_00)
    expect([await byPoints('Silver'), await byPoints('Platinum')]).toEqual([[], [id]])
    await app.database.inTransaction(() => app.modules.tiers.takeBackSpend(id, 5500_00))
    expect([await byPoints('Bronze'), await byPoints('Platinum')]).toEqual([[id], []])
  })

  it('is there before the first point, and stays with it', async () => {
    const { id, email } = await app.member('Noor')
    await spend(id, 2500_00)
    expect(await byPoints('Gold')).toEqual([id])
    expect(await app.modules.loyalty.countEntries(id)).toBe(0)
    expect((await verifyLedger(app.database)).violations).toEqual([])
    await app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app)), email, customPoints: 20 })
    expect(await byPoints('Gold')).toEqual([id])
    expect(await app.modules.loyalty.listEntries(id, 100, undefined)).toMatchObject([
      { number: 1, amount: 20, balanceAfter: 20 },
    ])
    expect((await verifyLedger(app.database)).violations).toEqual([])
  })

  it('is the one that a rise and a first point leave that come at the same moment', async () => {
    const risen: string[] = []
    for (let n = 0; n < 10; n++) {
      const { id } = await app.member(`Ava${n}`)
      risen.push(id)
      await Promise.all([
        spend(id, 600_00),
        app.modules.loyalty.adjustPoints({
          memberId: id,
          type: 'add',
          points: 5,
          reason: 'x',
          actor: 'staff:1',
        }),
      ])
    }
    expect((await byPoints('Silver')).toSorted()).toEqual(risen.toSorted())
  })

  it('is taken back with what raised it', async () => {
    const { id } = await app.member('Zoe')
    const failing = app.database.inTransaction(async () => {
      await app.modules.tiers.addSpend(id, 600_00)
      throw new Error('something later failed')
    })
    await expect(failing).rejects.toThrow('something later failed')
    expect(await byPoints('Silver')).not.toContain(id)
    expect(await byPoints('Bronze')).toContain(id)
  })
})
