import { describe, expect, it } from 'vitest'
import { prepareClinic } from '../../src/server/clinic-start.ts'
import { openTestApp, testSettings } from '../support/app.ts'
import { bothDatabases } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

describe.each(bothDatabases)('the year of a demo clinic (%s)', database => {
  it('contradicts nothing, is there once, and its patients can be looked at', async () => {
    const app = await openTestApp({ database, env: { DEMO: '1' }, now: new Date().toISOString() })
    const { loyalty, patients } = app.modules
    await prepareClinic(app.modules, app.database, testSettings({ DEMO: '1' }))
    await expectSoundLedger(app.database)

    const { weeks, visitors } = await patients.readMetrics()
    expect(weeks.filter(({ treatments }) => treatments > 0).length).toBeGreaterThan(8)
    expect(visitors.visits).toBeGreaterThan(50)

    const wrong = await app.database.run(
      `select s.member_id from tiers.standing s full join (
         select member_id, sum(spend_cents) as cents, count(*) as visits from loyalty.treatment group by member_id
       ) t on t.member_id = s.member_id
       where s.total_spent_cents is distinct from t.cents or s.visits is distinct from t.visits
         or s.tier <> case when t.cents >= 500000 then 'Platinum' when t.cents >= 200000 then 'Gold'
           when t.cents >= 50000 then 'Silver' else 'Bronze' end and $1`,
      [true],
    )
    expect(wrong).toEqual([])

    const everybody = { search: '', tier: undefined, sort: 'name', limit: 100, after: undefined } as const
    const listed = await patients.listPatients(everybody)
    expect(listed.total).toBe(41)
    const regular = listed.patients.find(({ email }) => email === 'freya.lindqvist@velora.example')
    expect(regular?.totalVisits).toBeGreaterThan(3)
    expect(await loyalty.countEntries(regular?.id ?? '')).toBeGreaterThan(3)
    await app.stop()
  })
})
