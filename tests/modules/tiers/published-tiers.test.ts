import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tierStatusesInDatabase } from '../../../src/modules/tiers/adapters/tier-statuses-in-database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { treatmentOf } from '../../support/points.ts'

const olga = { id: 'staff:olga', name: 'Olga', isOwner: true }

describe.each(usualDatabases)('tiers that a clinic publishes (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  let published = 0
  /** Publishes what Silver and Gold take from now on, in cents; Platinum takes another sum each time. */
  const publish = async (silver: number, gold: number, silverName = 'Silver') => {
    const taken = [0, silver, gold, 6000_00 + published++]
    const { program } = app.modules
    const { revision, contents } = await program.readDraft('tiers')
    const tiers = contents.tiers.map((tier, n) => ({
      ...tier,
      fromCents: taken[n] ?? 0,
      name: n === 1 ? silverName : tier.name,
    }))
    await program.saveDraft('tiers', { ...contents, tiers }, { seen: revision, by: olga })
    const { revision: seen } = await program.readOverview()
    await program.publishDraft({ note: '', seen, by: olga, shortenedBecause: 'A test' })
  }
  const spend = (memberId: string, cents: number) =>
    app.database.inTransaction(() => app.modules.tiers.addSpend(memberId, cents))
  const standing = async (memberId: string) => {
    const { tier, totalSpentCents } = await app.modules.identity.currentUser(memberId)
    return [tier, totalSpentCents]
  }
  const sweeps = async () =>
    (await app.database.run("select 1 from jobs.job where name = 'tier-rises'", [])).length
  const celebrations = async (memberId: string) =>
    (await app.modules.messaging.listNotifications(memberId, 100, undefined))
      .filter(({ title }) => title === 'VIP Upgrade!')
      .map(({ message }) => message)

  it('are what was specified before anything is published', async () => {
    const before = await app.modules.program.readDifference(undefined, 'draft')
    expect(before.filter(({ part }) => part === 'tiers')).toEqual([])
    expect((await app.visitor().get('/api/config')).json()).toMatchObject({
      tiers: [
        { from: '0.00' },
        { tier: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: [] },
        {},
        {},
      ],
      milestones: [25, 50, 100, 200, 500, 1000, 2000, 5000].map(points => ({ points })),
    })
  })

  it('take nothing from who holds one, also when a mistake at the desk is undone', async () => {
    const { id } = await app.member('Gold')
    await spend(id, 2100_00)
    await publish(600_00, 3000_00)
    expect(await sweeps()).toBe(0)
    expect(await standing(id)).toEqual(['Gold', 2100_00])
    await spend(id, 20_00)
    await app.database.inTransaction(() => app.modules.tiers.takeBackSpend(id, 20_00))
    expect(await standing(id)).toEqual(['Gold', 2100_00])
    const later = await app.member('Later')
    await spend(later.id, 2100_00)
    expect(await standing(later.id)).toEqual(['Silver', 2100_00])
  })

  it('are what each member is answered with at once', async () => {
    const mia = await app.member('Mia')
    await spend(mia.id, 300_00)
    const target = async () => (await mia.get('/api/auth/user')).json<{ tierProgress: object }>().tierProgress
    expect(await target()).toMatchObject({ target: '600.00' })
    await publish(750_00, 3000_00)
    expect(await target()).toMatchObject({ target: '750.00', missing: '450.00', percent: 40 })
  })

  it('are read anew of who is placed in another one, also where nobody is told', async () => {
    const { id } = await app.member('Placed')
    await spend(id, 100_00)
    expect(await standing(id)).toEqual(['Bronze', 100_00])
    const statuses = tierStatusesInDatabase(app.database, app.modules.cache)
    await statuses.setTier(id, { tier: 'Silver', reachedFromCents: [100_00] })
    expect(await standing(id)).toEqual(['Silver', 100_00])
  })

  it('lift who stands above a lowered threshold, in batches that can be cut off, and celebrate it once', async () => {
    await publish(750_00, 3000_00)
    const ids = Array.from({ length: 60 }, (_, n) => `0198f0c6-5b1e-7a51-9d3a-00000000${1000 + n}`)
    for (const id of ids) await spend(id, 500_00)
    const before = await sweeps()
    await publish(400_00, 3000_00, 'Pearl')
    expect(await sweeps()).toBe(before + 1)
    let looks = 0
    expect(await app.modules.tiers.raiseMembers(() => looks++ > 0)).toBe(50)
    expect(await app.modules.tiers.raiseMembers()).toBe(10)
    for (const id of [ids[0], ids[59]])
      expect(await celebrations(id ?? '')).toEqual(['Welcome to Pearl VIP status!'])
  })

  it('lift once, however many jobs and treatments come at the same moment', async () => {
    await publish(750_00, 3000_00)
    const names = Array.from({ length: 12 }, (_, n) => `Riser${n}`)
    const ids: string[] = []
    for (const name of names) {
      const { id } = await app.member(name)
      await spend(id, 700_00)
      ids.push(id)
    }
    const service = await treatmentOf(app, 'Dermaplaning')
    await publish(650_00, 3000_00)
    const treatments = names.map(name =>
      app.modules.loyalty.awardTreatment({ ...service, email: `${name.toLowerCase()}@velora.test` }),
    )
    const sweep = () => app.modules.tiers.raiseMembers().catch(() => 0)
    await Promise.all([sweep(), ...treatments, sweep(), sweep()])
    await app.modules.tiers.raiseMembers()
    for (const id of ids) {
      expect((await standing(id))[0]).toBe('Silver')
      expect(await celebrations(id)).toEqual(['Welcome to Silver VIP status!'])
    }
  })

  it('never make a treatment wait for long: who is held just now rises a little later', async () => {
    await publish(650_00, 3000_00)
    const { id } = await app.member('Held')
    await spend(id, 640_00)
    await publish(600_00, 3000_00)
    if (database === 'postgresql') {
      const held = Promise.withResolvers<void>()
      const holding = app.database.inTransaction(async () => {
        await app.modules.tiers.addSpend(id, 0)
        await held.promise
      })
      await new Promise(done => setTimeout(done, 50))
      await app.modules.tiers.raiseMembers()
      held.resolve()
      await holding
    }
    await app.modules.tiers.raiseMembers()
    expect(await celebrations(id)).toEqual(['Welcome to Silver VIP status!'])
  })
})
