import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { intakeOf } from '../../support/intakes.ts'

const path = '/api/user/hipaa-intake'
const renewal = '/api/admin/intake-renewal'

describe.each(usualDatabases)('a clinic that asks everyone for a new intake (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  it('counts who has to fill it out again, asks them all, and keeps their answers', async () => {
    const [mia, noor, manager] = [
      await app.member('Mia'),
      await app.member('Noor'),
      await app.staff('manager'),
    ]
    const isCurrent = async () => ((await mia.get(path)).json() as { isCurrent: boolean }).isCurrent
    const found = async () => (await manager.get(renewal)).json()
    expect((await manager.post(renewal)).json()).toEqual({ patients: 0 })
    expect(await found()).toEqual({ patients: 0, askedAt: null })

    expect((await mia.get('/api/user/focus')).json()).toMatchObject({ isIntakeMissing: true })
    for (const who of [mia, mia, noor]) await who.post(path, intakeOf())
    expect(await found()).toEqual({ patients: 2, askedAt: null })
    expect((await manager.post(renewal)).json()).toEqual({ patients: 2 })
    expect(await isCurrent()).toBe(false)
    expect((await mia.get('/api/user/focus')).json()).toMatchObject({
      mustRenewIntake: true,
      isIntakeMissing: false,
    })
    expect(await found()).toEqual({ patients: 0, askedAt: app.clock.now().toISOString() })
    expect((await app.modules.privacy.readIntake(noor.id)).versions).toHaveLength(1)

    app.clock.advance({ minutes: 1 })
    await mia.post(path, intakeOf())
    expect(await isCurrent()).toBe(true)
    expect((await mia.get('/api/user/focus')).json()).toMatchObject({ mustRenewIntake: false })
    expect(await found()).toMatchObject({ patients: 1 })
    const { entries } = await app.modules.identity.listAudit({ action: 'renewIntakes' }, 10, undefined)
    expect(entries.map(({ actionTitle, subject }) => [actionTitle, subject])).toEqual([
      ['Asked everyone for a new intake', '2 patients'],
      ['Asked everyone for a new intake', '0 patients'],
    ])
  })

  it('counts a person with two accounts once, and nobody whose intake is over a year old', async () => {
    const [una, uma, manager] = [await app.member('Una'), await app.member('Uma'), await app.staff('manager')]
    const counted = async () => ((await manager.get(renewal)).json() as { patients: number }).patients
    const before = await counted()
    for (const who of [una, uma]) await who.post(path, intakeOf())
    expect(await counted()).toBe(before + 2)
    await app.modules.arrivals.mergeMembers({
      survivorId: una.id,
      absorbedId: uma.id,
      actor: 'staff:test',
      actorName: 'Tess',
    })
    expect(await counted()).toBe(before + 1)
    app.clock.advance({ days: 366 })
    const later = await app.staff('owner')
    expect((await later.get(renewal)).json()).toMatchObject({ patients: 0 })
  })

  it('is for owners and managers', async () => {
    expect((await (await app.staff('front desk')).post(renewal)).status).toBe(403)
  })
})
