import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../support/app.ts'
import { usualDatabases } from '../support/databases.ts'

describe.each(usualDatabases)('the check-in codes of a clinic (%s)', database => {
  it('are three at five points, and stay the same when they are seeded again', async () => {
    const app = await openTestApp({ database })
    onTestFinished(app.stop)
    const first = await app.modules.loyalty.listCheckInCodes()
    expect(first.map(({ pointsValue }) => pointsValue)).toEqual([5, 5, 5])
    expect(await app.modules.loyalty.seedCheckInCodes()).toEqual(first)
  })

  it('are in the answer to seeding, also when the empty list was looked at before', async () => {
    const app = await openTestApp({ database })
    onTestFinished(app.stop)
    await app.database.statement('drop', 'delete from loyalty.check_in_code')()
    await app.modules.cache.invalidate('check-in-codes', '')
    const staff = await app.staff('owner')
    expect((await staff.get('/api/checkin-codes')).json()).toEqual([])
    const seeded = await staff.post('/api/admin/seed-checkin-codes', {})
    expect(seeded.json<unknown[]>()).toHaveLength(3)
  })

  it('say what their picture holds to staff only', async () => {
    const app = await openTestApp({ database })
    onTestFinished(app.stop)
    const mia = await app.member('Mia')
    const shown = (await mia.get('/api/checkin-codes')).json<{ code?: string }[]>()
    expect(shown.map(({ code }) => code)).toEqual([undefined, undefined, undefined])
    const staff = await app.staff('front desk')
    expect((await staff.get('/api/checkin-codes')).json<{ code?: string }[]>()[0]?.code).toMatch(
      /^[2-9A-Z]{12}$/,
    )
  })
})
