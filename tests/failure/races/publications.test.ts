import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { prepareClinic } from '../../../src/server/clinic-start.ts'
import { startApp } from '../../../src/server/start.ts'
import { openTestApp, type TestApp, testSettings } from '../../support/app.ts'
import { networkTo } from '../../support/client.ts'
import { bothDatabases } from '../../support/databases.ts'
import { newDemo } from '../../support/demo.ts'
import { eventually } from '../../support/eventually.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

/** What an instance keeps lasts a minute; only by being told does it know sooner, however slow the machine is. */
const wellBeforeItAgedMs = 20_000

type Program = TestApp['modules']['program']
const olga = { id: 'staff:olga', name: 'Olga', isOwner: true }

/** Publishes the next version of a part. */
async function publish(program: Program, change: (n: number) => Promise<void>, n: number): Promise<void> {
  await change(n)
  const { revision: seen } = await program.readOverview()
  await program.publishDraft({ note: `${n}`, seen, by: olga, shortenedBecause: 'A race' })
}

const editing = (program: Program) => async (n: number) => {
  const menu = await program.readDraft('menu')
  const services = menu.contents.services.map(service => ({ ...service, pointsEarned: 10 + n }))
  await program.saveDraft('menu', { ...menu.contents, services }, { seen: menu.revision, by: olga })
  const codes = await program.readDraft('codes')
  const worth = codes.contents.codes.map(code => ({ ...code, pointsValue: 200 + n }))
  await program.saveDraft('codes', { codes: worth }, { seen: codes.revision, by: olga })
  const rewards = await program.readDraft('rewards')
  const dearer = rewards.contents.rewards.map(reward => ({ ...reward, pointsRequired: 5 + n }))
  await program.saveDraft('rewards', { rewards: dearer }, { seen: rewards.revision, by: olga })
}

const crowd = Array.from({ length: 8 }, (_, n) => `Member${n}`)

describe.each(bothDatabases)('publications beside awards (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
    for (const name of crowd) await app.member(name)
  })
  afterAll(() => app.stop())

  const entries = () =>
    app.database.run('select * from loyalty.entry order by member_id, number') as Promise<
      { kind: string; amount: number; programme_version: number; reference: string }[]
    >

  it('leave each entry the worth of the version that it names, and change none', async () => {
    const { program, loyalty, content } = app.modules
    const first = (await program.readOverview()).version
    const change = editing(program)
    await publish(program, change, 0)
    const services = await content.listServices()
    const codes = await loyalty.listCheckInCodes()
    const goals = await loyalty.listGoals()
    const publishing = (async () => {
      for (let n = 1; n < 10; n++) await publish(program, change, n)
    })()
    const awarding = crowd.map(async (name, n) => {
      const { email, id } = await app.member(name)
      for (let round = 0; round < 10; round++)
        await loyalty.awardTreatment({
          email,
          serviceId: services[(n + round) % services.length]?.id ?? '',
          customPoints: undefined,
          locationId: undefined,
          allowDuplicate: true,
          actor: 'staff:test',
        })
      for (const { code } of codes) await loyalty.checkIn(id, code)
      await loyalty.redeemGoal(id, goals[n % goals.length]?.id ?? '')
      await loyalty.adjustPoints({
        memberId: id,
        type: 'add',
        points: 1,
        reason: 'A gift',
        actor: 'staff:test',
      })
    })
    await Promise.all([publishing, ...awarding])

    const versions = await program.listVersions()
    expect(versions.map(({ number }) => number)).toEqual(versions.map((_, n) => versions.length - n))
    expect(versions).toHaveLength(first + 10)
    const posted = await entries()
    expect(posted).toHaveLength(crowd.length * 15)
    for (const { kind, amount, programme_version: version } of posted) {
      const n = version - first - 1
      const worth: Readonly<Record<string, number>> = {
        treatment: 10 + n,
        'check-in': 200 + n,
        reward: -(5 + n),
        adjustment: 1,
      }
      expect([kind, version, amount]).toEqual([kind, version, worth[kind]])
    }
    await publish(program, change, 200)
    expect(await entries()).toEqual(posted)
    await expectSoundLedger(app.database)
  })

  it('are whole or not at all, and leave no gap', async () => {
    const { program, content } = app.modules
    const state = async () => [
      (await program.readOverview()).version,
      await app.database.run('select id, points_earned, programme_version from content.service order by id'),
      await app.database.run('select * from loyalty.programme'),
      await content.readClinic(),
    ]
    const before = await state()
    // The last part to be told fails: everything before it was done already.
    await app.database.run(`create function loyalty.cut() returns trigger language plpgsql as $$
      begin raise exception 'power cut'; end $$`)
    await app.database.run(
      'create trigger cut before update on loyalty.check_in_code for each statement execute function loyalty.cut()',
    )
    await expect(publish(program, editing(program), 300)).rejects.toThrow(/power cut/)
    expect(await state()).toEqual(before)
    expect((await program.readOverview()).parts.filter(({ changed }) => changed)).toHaveLength(3)
    await app.database.run('drop trigger cut on loyalty.check_in_code')
    await app.database.run('drop function loyalty.cut')
    const { revision: seen } = await program.readOverview()
    const { version } = await program.publishDraft({ note: '', seen, by: olga, shortenedBecause: 'Again' })
    expect(version?.number).toBe(Number(before[0]) + 1)
  })
})

describe('a publication through one instance', () => {
  it('is seen through the other long before what it keeps has aged, in lists, settings and what is awarded', async () => {
    const demo = await newDemo('postgresql')
    const settings = testSettings({ DEMO: '1', ...demo })
    const start = () =>
      startApp(settings, {
        engine: openPostgres({ url: demo.DATABASE_URL ?? '', onError: () => {} }),
        prepare: (modules, database) => prepareClinic(modules, database, settings),
      })
    const [here, there] = await Promise.all([start(), start()])
    const network = networkTo(there.url)
    const visitor = network.browser()
    onTestFinished(async () => {
      network.close()
      await Promise.all([here.stop(), there.stop()])
      rmSync(demo.DATA_DIR, { recursive: true, force: true })
    })
    const shown = async () => ({
      services: (await visitor.get('/api/services')).json<{ name: string; pointsEarned: number }[]>(),
      places: (await visitor.get('/api/locations')).json<{ name: string }[]>(),
      goals: (await visitor.get('/api/points-goals')).json<{ pointsRequired: number }[]>(),
      ...(await visitor.get('/api/config')).json<{
        categories: { name: string }[]
        tiers: { name: string }[]
      }>(),
    })
    await shown()
    const { program } = here.modules
    await editing(program)(40)
    const menu = await program.readDraft('menu')
    const categories = [{ id: 'lips', name: 'Lips' }, ...menu.contents.categories]
    await program.saveDraft('menu', { ...menu.contents, categories }, { seen: menu.revision, by: olga })
    const places = await program.readDraft('places')
    const [first, ...others] = places.contents.places
    const moved = { places: [...others, { ...first, name: 'Mitte' }] } as typeof places.contents
    await program.saveDraft('places', moved, { seen: places.revision, by: olga })
    const { revision: known, contents } = await program.readDraft('tiers')
    const pearl = contents.tiers.map(tier =>
      tier.id === 'Silver' ? { ...tier, name: 'Pearl', fromCents: 400_00 } : tier,
    )
    await program.saveDraft('tiers', { ...contents, tiers: pearl }, { seen: known, by: olga })
    const { revision: seen } = await program.readOverview()
    await program.publishDraft({ note: '', seen, by: olga, shortenedBecause: 'A test' })
    await eventually(async () => {
      const { services, places, goals, categories, tiers } = await shown()
      expect(services.every(({ pointsEarned }) => pointsEarned === 50)).toBe(true)
      expect(places.map(({ name }) => name)).toEqual(['Santa Monica', 'Mitte'])
      expect(goals.every(({ pointsRequired }) => pointsRequired === 45)).toBe(true)
      expect(categories[0]).toEqual({ id: 'lips', name: 'Lips' })
      expect(tiers[1]).toMatchObject({ name: 'Pearl', from: '400.00' })
      const [service] = await there.modules.content.listServices()
      expect(await there.modules.content.worthOf(service?.id ?? '')).toMatchObject({ programmeVersion: 2 })
    }, wellBeforeItAgedMs)
  })
})
