import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { givePoints } from '../../support/points.ts'

type Reward = Awaited<ReturnType<TestApp['modules']['loyalty']['currentRewards']>>['rewards'][number]

describe.each(usualDatabases)('claiming a reward (%s)', database => {
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

  const claim = async (name: string, id = goal.id) =>
    app.modules.loyalty.redeemGoal((await app.member(name)).id, id)
  const progress = async (name: string) => {
    const all = await app.modules.loyalty.measureProgress((await app.member(name)).id)
    return all.find(({ goalId }) => goalId === goal.id)
  }

  it('is refused with how many points are missing, also to who never earned one', async () => {
    await givePoints(app, 'Mia', goal.pointsRequired - 30)
    for (const [name, missing] of [
      ['Mia', 30],
      ['Noor', goal.pointsRequired],
    ] as const)
      await expect(claim(name)).rejects.toMatchObject({
        code: 'not-enough-points',
        message: expect.stringContaining(`${missing} more points`),
      })
    const { id } = await app.member('Noor')
    expect(await app.modules.loyalty.listEntries(id, 10, undefined)).toEqual([])
    expect(await app.modules.loyalty.listVouchers(id)).toEqual([])
  })

  it('takes the points and gives a voucher with a short code, once', async () => {
    const { id, balance } = await app.member('Mia')
    await givePoints(app, 'Mia', 40)
    const voucher = await claim('Mia')
    expect(voucher).toMatchObject({ title: goal.title, usedAt: null, expiresAt: null })
    expect(voucher.code).toMatch(/^[23456789A-HJKMNP-TV-Z]{8}$/)
    expect(await balance()).toBe(10)
    expect(await app.modules.loyalty.listVouchers(id)).toMatchObject([{ code: voucher.code }])
    expect(await app.modules.loyalty.listEntries(id, 1, undefined)).toMatchObject([
      { amount: -100, kind: 'reward', reason: `Reward: ${goal.title}`, balanceAfter: 10 },
    ])
    expect(await progress('Mia')).toMatchObject({ isRedeemed: true, state: 'claimed' })
    await givePoints(app, 'Mia', 200)
    await expect(claim('Mia')).rejects.toMatchObject({
      code: 'already-claimed',
      message: expect.stringContaining(`already claimed ${goal.title}`),
    })
    expect(await balance()).toBe(210)
  })

  it('is refused for a reward that does not exist', async () => {
    await expect(claim('Mia', (await app.member('Mia')).id)).rejects.toMatchObject({ code: 'unknown-goal' })
  })

  describe('that the clinic limits', () => {
    /** Publishes the first reward anew, with nothing kept of how it was limited before. */
    const publish = async (change: Partial<Reward> = {}) => {
      const { program } = app.modules
      const { revision, contents } = await program.readDraft('rewards')
      const [first, ...others] = contents.rewards as readonly [Reward, ...Reward[]]
      const free = {
        tiers: [],
        startsOn: null,
        endsOn: null,
        repeatDays: null,
        validDays: null,
        isPaused: false,
      }
      const by = { id: 'staff:olga', name: 'Olga', isOwner: true }
      const rewards = [{ ...first, title: 'Light', ...free, ...change }, ...others]
      await program.saveDraft('rewards', { rewards }, { seen: revision, by })
      const { revision: seen } = await program.readOverview()
      await program.publishDraft({ note: '', seen, by, shortenedBecause: 'A test' })
    }
    beforeAll(() => givePoints(app, 'Ida', 900))

    it.each([
      [{ isPaused: true }, 'You can’t claim Light right now. You keep your points.', undefined],
      [
        { tiers: ['Gold', 'Platinum'] },
        'Light is for Gold and Platinum members. You keep your points.',
        { state: 'closed', percent: 100, note: 'For Gold and Platinum members' },
      ],
      [
        { startsOn: '2026-11-22', endsOn: '2026-11-23' },
        'You can claim Light starting Sunday, November 22.',
        undefined,
      ],
    ] as const)('as %j, says: %s', async (change, message, shown) => {
      await publish(change as Partial<Reward>)
      await expect(claim('Ida')).rejects.toMatchObject({ message })
      if (shown) expect(await progress('Ida')).toMatchObject(shown)
      else expect(await progress('Ida')).toBeUndefined()
    })

    it('is shown from its first to its last clinic day, and who is late hears so', async () => {
      app.clock.set('2026-11-22T08:00:00Z')
      expect(await progress('Ida')).toMatchObject({ state: 'claimable', note: 'Until Monday, November 23' })
      app.clock.set('2026-11-24T08:00:00Z')
      expect(await progress('Ida')).toBeUndefined()
      await expect(claim('Ida')).rejects.toMatchObject({
        message: 'Light was available until Monday, November 23. You keep your points.',
      })
    })

    it('gives a voucher until the end of its days, which stays what it was when the reward changes', async () => {
      await publish({ validDays: 1, repeatDays: 14 })
      const { expiresAt } = await claim('Ida')
      expect(expiresAt).toEqual(new Date('2026-11-26T07:59:59.999Z'))
      await publish({ repeatDays: 14, title: 'Other', pointsRequired: 150 })
      const { id } = await app.member('Ida')
      expect(await app.modules.loyalty.listVouchers(id)).toMatchObject([{ title: 'Light' }])
    })

    it('never takes more points than were shown', async () => {
      const { id } = await app.member('Noor')
      await expect(app.modules.loyalty.redeemGoal(id, goal.id, 100)).rejects.toMatchObject({
        message: 'Other now takes 150 points, not 100. You keep your points.',
      })
    })

    it('comes again after its days, and never once it comes no more', async () => {
      app.clock.set('2026-12-08T07:59:59Z')
      await expect(claim('Ida')).rejects.toMatchObject({
        message: 'You can claim Other again starting Tuesday, December 8. You keep your points.',
      })
      expect(await progress('Ida')).toMatchObject({
        isRedeemed: true,
        note: 'Available again Tuesday, December 8',
      })
      app.clock.set('2026-12-08T08:00:00Z')
      await claim('Ida')
      await publish()
      app.clock.advance({ days: 365 })
      await expect(claim('Ida')).rejects.toMatchObject({ code: 'already-claimed' })
    })
  })
})
