import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { bothDatabases } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { givePoints } from '../support/points.ts'

describe.each(bothDatabases)('claiming a reward (%s)', database => {
  let app: TestApp
  let goal: { id: string; title: string; pointsRequired: number }

  beforeAll(async () => {
    app = await openTestApp({ database })
    const [cheapest] = await app.modules.loyalty.listGoals()
    if (!cheapest) throw new Error('A new clinic has goals.')
    goal = cheapest
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  it('is refused with how many points are missing', async () => {
    const { id } = await app.member('Mia')
    await givePoints(app, 'Mia', goal.pointsRequired - 30)
    await expect(app.modules.loyalty.redeemGoal(id, goal.id)).rejects.toMatchObject({
      code: 'not-enough-points',
      message: expect.stringContaining('30 more points'),
    })
  })

  it('is refused to somebody who never earned a point', async () => {
    const { id } = await app.member('Noor')
    await expect(app.modules.loyalty.redeemGoal(id, goal.id)).rejects.toMatchObject({
      code: 'not-enough-points',
    })
    expect(await app.modules.loyalty.listEntries(id, 10, undefined)).toEqual([])
  })

  it('takes the points and gives a voucher with a short code', async () => {
    const { id, balance } = await app.member('Mia')
    await givePoints(app, 'Mia', 40)
    const voucher = await app.modules.loyalty.redeemGoal(id, goal.id)
    expect(voucher).toMatchObject({ title: goal.title, usedAt: null })
    expect(voucher.code).toMatch(/^[23456789A-HJKMNP-TV-Z]{8}$/)
    expect(await balance()).toBe(10)
    expect(await app.modules.loyalty.listVouchers(id)).toMatchObject([{ code: voucher.code }])
  })

  it('shows as claimed afterwards', async () => {
    const { id } = await app.member('Mia')
    const progress = await app.modules.loyalty.measureProgress(id)
    expect(progress.find(({ goalId }) => goalId === goal.id)).toMatchObject({
      isRedeemed: true,
      state: 'claimed',
    })
  })

  it('works once for each member and reward', async () => {
    const { id, balance } = await app.member('Mia')
    await givePoints(app, 'Mia', 200)
    await expect(app.modules.loyalty.redeemGoal(id, goal.id)).rejects.toMatchObject({
      code: 'already-claimed',
    })
    expect(await balance()).toBe(210)
  })

  it('is refused for a reward that does not exist', async () => {
    const { id } = await app.member('Mia')
    await expect(app.modules.loyalty.redeemGoal(id, id)).rejects.toMatchObject({ code: 'unknown-goal' })
  })
})
