import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { miasIntake } from '../../../src/demo/year/mias-year.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'

interface Present {
  readonly name: string
  readonly [fact: string]: unknown
}

describe.each(usualDatabases)('at the desk (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    // Half past ten in the evening at the clinic: the day is already another one in UTC.
    app = await openTestApp({ database, now: '2026-11-21T06:30:00Z' })
    for (const name of ['Mia', 'Noor', 'Ada']) await app.member(name)
  })
  afterAll(() => app.stop())

  const checkIn = async (name: string, which = 0) => {
    const code = (await app.modules.loyalty.listCheckInCodes())[which]
    await app.modules.loyalty.checkIn((await app.member(name)).id, code?.code ?? '')
  }
  const today = async () => (await (await app.staff()).get('/api/admin/today')).json<Present[]>()
  const suggested = async (words: string) => {
    const path = `/api/admin/patients/suggest?words=${encodeURIComponent(words)}`
    return (await (await app.staff()).get(path)).json<{ name: string }[]>().map(({ name }) => name)
  }

  it('today’s patients are those who checked in on this clinic day, the latest first, each once', async () => {
    expect(await today()).toEqual([])
    await checkIn('Noor')
    app.clock.advance({ minutes: 80 })
    await checkIn('Mia')
    await checkIn('Mia', 1)
    expect((await today()).map(({ name }) => name)).toEqual(['Mia Hart', 'Noor Hart'])
    app.clock.advance({ minutes: 10 })
    expect(await today()).toEqual([])
    await checkIn('Ada')
    expect((await today()).map(({ name }) => name)).toEqual(['Ada Hart'])
  })

  it('what the desk should know of a patient stands beside the name', async () => {
    const ada = await app.member('Ada')
    const goals = [...(await app.modules.loyalty.listGoals())].sort(
      (a, b) => a.pointsRequired - b.pointsRequired,
    )
    const [first, second] = goals
    await givePoints(app, 'Ada', (first?.pointsRequired ?? 0) + (second?.pointsRequired ?? 0))
    const { code, title } = await app.modules.loyalty.redeemGoal(ada.id, first?.id ?? '')
    const { serviceId } = await treatmentOf(app)
    await app.modules.requests.requestPoints(ada.id, {
      serviceId,
      treatmentDate: undefined,
      notes: undefined,
    })
    await app.database.statement(
      'birthday',
      "update identity.member set date_of_birth = '1990-11-25' where id = $1",
    )(ada.id)
    expect((await today())[0]).toMatchObject({
      name: 'Ada Hart',
      vipTier: 'Bronze',
      birthday: 'this week',
      claimableRewards: [second?.title],
      readyVouchers: [{ code, title }],
      pendingRequests: 1,
      hasIntake: false,
    })
  })

  it('a patient is suggested from two letters of a name or the address on, and no pattern is read into them', async () => {
    expect(await suggested('m')).toEqual([])
    expect(await suggested('MI')).toEqual(['Mia Hart'])
    expect(await suggested('  noor   ha ')).toEqual(['Noor Hart'])
    expect(await suggested('hart')).toEqual(['Ada Hart', 'Mia Hart', 'Noor Hart'])
    expect(await suggested('ada@velora')).toEqual(['Ada Hart'])
    expect(await suggested('%%')).toEqual([])
    expect(await suggested('__')).toEqual([])
  })

  it('an intake counts as long as it stands: a year, and for the wording in force', async () => {
    await checkIn('Noor')
    const noor = await app.member('Noor')
    const hasIntake = async () => (await today()).find(({ name }) => name === 'Noor Hart')?.['hasIntake']
    await app.modules.privacy.submitIntake(noor.id, miasIntake)
    expect(await hasIntake()).toBe(true)
    app.clock.advance({ days: 365 })
    await checkIn('Noor')
    expect(await hasIntake()).toBe(true)
    app.clock.advance({ days: 1 })
    await checkIn('Noor')
    expect(await hasIntake()).toBe(false)
    await app.modules.privacy.submitIntake(noor.id, miasIntake)
    expect(await hasIntake()).toBe(true)
    await app.database.run(
      `insert into privacy.intake select member_id, version + 1, key_id, sealed, 'of before', submitted_at
       from privacy.intake where member_id = $1 order by version desc limit 1`,
      [noor.id],
    )
    expect(await hasIntake()).toBe(false)
  })

  it('a patient is suggested without regard to accents, by any word and also in the middle of a name', async () => {
    const join = (name: string, email: string) =>
      app.modules.identity.register({ name, email, password: 'velora-secret' })
    await join('José Núñez', 'jn@velora.test')
    await join('Ana San José', 'asj@velora.test')
    await join('Majose Ortiz', 'mo@velora.test')
    expect(await suggested('jose')).toEqual(['José Núñez', 'Ana San José', 'Majose Ortiz'])
    expect(await suggested('NUNEZ')).toEqual(['José Núñez'])
    expect(await suggested('núñez josé')).toEqual(['José Núñez'])
    await app.modules.identity.register({
      name: 'Joselle Boss',
      email: 'boss@velora.test',
      password: 'velora-secret',
      staffRole: 'manager',
    })
    expect(await suggested('joselle')).toEqual([])
  })

  it('at most eight are suggested', async () => {
    for (let n = 0; n < 9; n++) await app.member(`Zoe${n}`)
    expect(await suggested('zoe')).toHaveLength(8)
  })
})
