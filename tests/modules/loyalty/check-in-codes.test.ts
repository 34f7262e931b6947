import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { editorsOf } from '../program/editors.ts'

describe.each(usualDatabases)('the check-in codes of a clinic (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  it('are three at five points, and stay the same when they are seeded again', async () => {
    const codes = await app.modules.loyalty.listCheckInCodes()
    expect(new Map(codes.map(({ description, pointsValue }) => [description, pointsValue]))).toEqual(
      new Map([
        ['Daily Spa Visit', 5],
        ['Welcome', 5],
        ['VIP Lounge', 5],
      ]),
    )
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3)
    expect(await app.modules.loyalty.seedCheckInCodes()).toEqual(codes)
  })

  it('say what their picture holds to staff only', async () => {
    const codesFor = async (who: Awaited<ReturnType<TestApp['staff']>>) =>
      (await who.get('/api/checkin-codes')).json<{ code?: string }[]>().map(({ code }) => code)
    expect(await codesFor(await app.member('Mia'))).toEqual([undefined, undefined, undefined])
    for (const code of await codesFor(await app.staff('front desk'))) expect(code).toMatch(/^[2-9A-Z]{12}$/)
  })

  it('are in the answer to seeding, also when the empty list was looked at before', async () => {
    await app.database.statement('drop', 'delete from loyalty.check_in_code')()
    await app.modules.cache.invalidate('check-in-codes', '')
    const staff = await app.staff('owner')
    expect((await staff.get('/api/checkin-codes')).json()).toEqual([])
    const seeded = await staff.post('/api/admin/seed-checkin-codes', {})
    expect(seeded.json<unknown[]>()).toHaveLength(3)
  })

  it('are not added to a clinic’s own', async () => {
    await app.database.run(`delete from loyalty.check_in_code where description <> 'Welcome'`)
    await app.database.run(`update loyalty.check_in_code set description = 'Suite 2'`)
    await app.modules.cache.invalidate('check-in-codes', '')
    const seeded = await (await app.staff('front desk')).post('/api/admin/seed-checkin-codes', {})
    expect(seeded.json()).toMatchObject([{ description: 'Suite 2' }])
  })

  it('are not created if all are retired, and where to add one is said', async () => {
    await app.database.run('update loyalty.check_in_code set is_active = false')
    await app.modules.cache.invalidate('check-in-codes', '')
    const seeded = await (await app.staff('front desk')).post('/api/admin/seed-checkin-codes', {})
    expect([seeded.status, seeded.code]).toEqual([409, 'all-codes-retired'])
    expect(seeded.json()['message']).toContain('Program → Check-in Codes')
  })

  it.each([
    ['draft', 'Entrance', ['Daily Spa Visit', 'Entrance', 'VIP Lounge', 'Welcome']],
    ['scheduled publication', 'Entrance', ['Daily Spa Visit', 'Entrance', 'VIP Lounge', 'Welcome']],
    ['scheduled publication', 'Welcome', ['Welcome']],
  ])('are not retired by a %s with %s, unless names clash', async (waiting, description, all) => {
    const { loyalty, program } = app.modules
    const year = app.clock.now().getUTCFullYear() + 1
    await app.database.run('delete from loyalty.check_in_code')
    await app.modules.cache.invalidate('check-in-codes', '')
    await program.recordCurrentVersion({ note: 'None', by: 'Velora', begins: false })
    const { edit, publish } = editorsOf(app)
    const entrance = { description, pointsValue: 5, placeId: null, isRetired: false }
    await edit('codes', ({ codes }) => ({ codes: [...codes, { ...entrance, id: newId() }] }))
    if (waiting !== 'draft') await publish({ clinicTime: `${year}-12-24T09:00` })
    await loyalty.seedCheckInCodes()
    if (waiting === 'draft') await publish()
    else {
      app.clock.set(`${year}-12-24T18:00:00Z`)
      expect(await program.publishDue()).toBeDefined()
    }
    const names = (await loyalty.listCheckInCodes()).map(({ description }) => description)
    expect(names.sort()).toEqual(all)
    if (all.length > 1) expect((await program.readDraft('codes')).changed).toBe(false)
  })
})
