import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases, usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { givePoints } from '../../support/points.ts'

type Rewards = Awaited<ReturnType<TestApp['modules']['loyalty']['currentRewards']>>['rewards']

const crowd = Array.from({ length: 25 }, (_, n) => `Member${n}`)

describe.each(bothDatabases)('a reward that is limited (%s)', database => {
  let app: TestApp
  let ids: readonly string[]
  beforeAll(async () => {
    app = await openTestApp({ database })
    for (const name of crowd) await givePoints(app, name, 400)
    ids = await Promise.all(crowd.map(async name => (await app.member(name)).id))
  })
  afterAll(() => app.stop())

  const publish = async (change: Partial<Rewards[number]>) => {
    const { program } = app.modules
    const { revision, contents } = await program.readDraft('rewards')
    const [first, ...others] = contents.rewards as Rewards
    if (!first) throw new Error('A demo has rewards.')
    const by = { id: 'staff:olga', name: 'Olga', isOwner: true }
    await program.saveDraft(
      'rewards',
      { rewards: [{ ...first, ...change }, ...others] },
      { seen: revision, by },
    )
    const { revision: seen } = await program.readOverview()
    await program.publishDraft({ note: '', seen, by })
    return first.id
  }
  const claims = (goalId: string, members = ids) =>
    Promise.allSettled(members.map(id => app.modules.loyalty.redeemGoal(id, goalId)))
  const given = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes.filter(({ status }) => status === 'fulfilled').length
  const refusals = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    new Set(outcomes.flatMap(each => (each.status === 'rejected' ? [each.reason.code] : [])))

  it('is given away five times of five, to whoever asks at once', async () => {
    const goalId = await publish({ stock: 5 })
    const outcomes = await claims(goalId, [...ids, ...ids])
    expect(given(outcomes)).toBe(5)
    expect([...refusals(outcomes)].filter(code => code !== 'already-claimed')).toEqual(['reward-sold-out'])
    const [kept] = await app.database.run(
      `select (select claimed from loyalty.goal_stock where goal_id = $1) as claimed,
         (select count(*)::int from loyalty.voucher where goal_id = $1) as vouchers,
         (select count(*)::int from loyalty.entry where reference = 'goal:' || $1::text) as entries`,
      [goalId],
    )
    expect(kept).toEqual({ claimed: 5, vouchers: 5, entries: 5 })
    await expectSoundLedger(app.database)
  })

  it('goes on counting where the clinic has more of it, and anew where it had no end', async () => {
    const { id } = await app.member('Noor')
    const left = async (goalId: string) =>
      (await app.modules.loyalty.measureProgress(id)).find(each => each.goalId === goalId)?.note
    expect(await left(await publish({ stock: 7, repeatDays: 2 }))).toBe('2 left')
    await publish({ stock: null })
    expect(await left(await publish({ stock: 3 }))).toBe('3 left')
    await publish({ stock: null, repeatDays: null })
  })

  it('is claimed once a time by a member with many hands, when it comes again', async () => {
    const goalId = await publish({ repeatDays: 2 })
    const [mia = ''] = ids.slice(-1)
    const before = (await app.modules.loyalty.listVouchers(mia)).length
    app.clock.set(new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString())
    const outcomes = await claims(
      goalId,
      Array.from({ length: 8 }, () => mia),
    )
    expect(given(outcomes)).toBe(1)
    for (const code of refusals(outcomes)) expect(['already-claimed', 'reward-again-later']).toContain(code)
    expect(await app.modules.loyalty.listVouchers(mia)).toHaveLength(before + 1)
    await expectSoundLedger(app.database)
  })

  // The rest depends on no lock of the database.
  if (!usualDatabases.includes(database)) return

  it('is the next one only of whom it is open to', async () => {
    const { id } = await app.member('Latecomer')
    const next = async () => (await app.modules.patients.findPatient(id))?.nextRewardTitle
    const goalId = await publish({ repeatDays: null, stock: null, pointsRequired: 1 })
    const title = (await app.modules.loyalty.listGoals()).find(goal => goal.id === goalId)?.title
    expect(await next()).toBe(title)
    for (const limit of [{ startsOn: '2099-01-01' }, { startsOn: null, tiers: ['Gold'] }]) {
      await publish(limit)
      expect(await next()).not.toBe(title)
    }
    await publish({ tiers: [], endsOn: '2099-01-01', stock: 1 })
    expect(await next()).toBe(title)
  })

  it('comes again in the morning of its day, for the claim, the desk and the next reward', async () => {
    const { id } = await app.member('Morning')
    await givePoints(app, 'Morning', 400)
    const { loyalty, patients, cache } = app.modules
    const goalId = await publish({ tiers: [], endsOn: null, stock: null, repeatDays: 2, pointsRequired: 1 })
    const title = (await loyalty.listGoals()).find(goal => goal.id === goalId)?.title
    const [code] = await loyalty.listCheckInCodes()
    const isOpen = async () => {
      await loyalty.checkIn(id, code?.code ?? '')
      cache.invalidate('member', id)
      const present = await patients.listTodaysVisits()
      const atDesk = present.find(patient => patient.id === id)?.claimableRewards
      return [atDesk?.includes(title ?? ''), (await patients.findPatient(id))?.nextRewardTitle === title]
    }
    // Six in the evening at the clinic.
    app.clock.set('2026-12-02T02:00:00Z')
    expect(await isOpen()).toEqual([true, true])
    await loyalty.redeemGoal(id, goalId)
    app.clock.set('2026-12-03T07:59:00Z')
    expect(await isOpen()).toEqual([false, false])
    await expect(loyalty.redeemGoal(id, goalId)).rejects.toMatchObject({ code: 'reward-again-later' })
    app.clock.set('2026-12-03T17:00:00Z')
    expect(await isOpen()).toEqual([true, true])
    await loyalty.redeemGoal(id, goalId)
  })
})
