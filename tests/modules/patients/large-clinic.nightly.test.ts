import { describe, expect, it } from 'vitest'
import { fillLargeClinic, realMembers } from '../../../src/demo/large-clinic.ts'
import { openTestApp, phiKey } from '../../support/app.ts'
import { newPostgresDatabase, usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { runToEnd } from '../../support/process.ts'
import { vapidKeys } from '../../support/vapid-keys.ts'

describe.each(usualDatabases)('a large clinic to measure with (%s)', database => {
  it('has exactly as many patients and entries as were asked for, and nothing contradicts anything', async () => {
    const app = await openTestApp({ database })
    await fillLargeClinic(app.database, { patients: 300, entries: 3_000, passwordHash: 'nobody knows' })
    expect(await realMembers(app.database)).toBe(300)
    const count = async (text: string) =>
      ((await app.database.run(`select (${text})::int as count where $1`, [true])) as { count: number }[])[0]
        ?.count
    expect(await count('select count(*) from loyalty.entry')).toBe(3_000)
    expect(await count("select count(*) from loyalty.entry where kind = 'reward'")).toBeGreaterThan(0)
    expect(
      await count(
        `select count(*) from tiers.standing s full join (
           select member_id, sum(spend_cents) as cents, count(*) as visits from loyalty.treatment group by member_id
         ) t on t.member_id = s.member_id
         where s.total_spent_cents is distinct from t.cents or s.visits is distinct from t.visits
           or s.tier <> case when t.cents >= 500000 then 'Platinum' when t.cents >= 200000 then 'Gold'
             when t.cents >= 50000 then 'Silver' else 'Bronze' end`,
      ),
    ).toBe(0)
    // Ids tell the time: what was awarded long ago is not among the awards that can be undone.
    const long = app.clock.now().getTime() - 72 * 3_600_000
    const awarded = await app.modules.loyalty.listAwards(100, undefined)
    expect(awarded.filter(({ awardedAt }) => awardedAt.getTime() <= long)).toEqual([])
    await expectSoundLedger(app.database)
    await app.stop()
  })
})

describe('npm run cli -- seed:large', () => {
  it('stays away from a database with members, unless it is forced', async () => {
    const url = await newPostgresDatabase()
    const env = {
      DATABASE_URL: url,
      DATA_DIR: '/nowhere',
      DEMO: '0',
      SESSION_KEYS: 'a session key for the seed and long enough',
      PHI_KEYS: phiKey,
      ...vapidKeys,
    }
    const seed = (...words: string[]) => runToEnd(env, 'src/commands/seed-large.ts', words)
    const small = ['--patients', '20', '--entries', '100']
    expect(await seed(...small)).toMatchObject({ code: 0 })
    const again = await seed(...small)
    expect(again.code).toBe(1)
    expect(again.output).toContain('this database has 20 members')
    expect((await seed('--entries', 'many')).code).toBe(1)
  })
})
