import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clinicDay, clinicTime, daysBetween } from '#platform/kernel/clinic-day.ts'
import { demoAccounts } from '../../../src/demo/accounts.ts'
import { busyness } from '../../../src/demo/year/opening-days.ts'
import {
  auditSealer,
  verifyAudit,
} from '../../../src/modules/identity/audit/adapters/audit-chain-in-database.ts'
import { prepareClinic } from '../../../src/server/clinic-start.ts'
import type { TestApp } from '../../support/app.ts'
import { openTestApp, testSettings } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

const timeZone = 'America/Los_Angeles'
const dayOf = (at: Date) => clinicDay(at, timeZone)

/** A minute after midnight on a leap day. */
const oddStart = '2028-02-29T08:01:00Z'

async function openDemo(database: (typeof usualDatabases)[number], now: string) {
  const app = await openTestApp({ database, env: { DEMO: '1' }, now })
  const mia = await app.modules.patients.patientByEmail(demoAccounts.member.email)
  return { app, id: mia?.id ?? '' }
}

const entriesOf = async ({ modules }: TestApp, id: string) =>
  (await modules.loyalty.listEntries(id, 500, undefined)).toReversed()

describe.each(usualDatabases)('the year of a demo clinic (%s)', database => {
  const now = new Date()
  let app: TestApp
  let id: string
  beforeAll(async () => {
    const demo = await openDemo(database, now.toISOString())
    app = demo.app
    id = demo.id
  })
  afterAll(() => app.stop())

  it('contradicts nothing, is there once, and its patients can be looked at', async () => {
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
  })

  it('has members who may be reached over each channel, places for all check-ins, and a campaign that was read', async () => {
    const reached = await app.database.run(
      `select channel, count(*)::int as members from (
         select distinct on (member_id, channel) channel, given from messaging.consents
         order by member_id, channel, number desc
       ) latest where given group by channel order by channel`,
    )
    expect(reached).toEqual([
      { channel: 'email', members: 30 },
      { channel: 'push', members: 22 },
      { channel: 'sms', members: 15 },
    ])
    const places = await app.database.run(
      `select distinct c.place_id is null as nowhere from loyalty.entry e
       join loyalty.check_in_code c on c.id::text = split_part(e.reference, ':', 2) where e.kind = 'check-in'`,
    )
    expect(places).toEqual([{ nowhere: false }])
    const results = await app.database.run(
      `select channel, sent::int, failed::int, skipped::int, opened::int, bookings::int
       from messaging.campaign_result where channel <> 'sms' order by started_at desc limit 2`,
    )
    const unopened = { failed: 0, opened: 0, bookings: 0 }
    expect(results).toEqual([
      { ...unopened, channel: 'push', sent: 22, skipped: 19 },
      { ...unopened, channel: 'email', sent: 30, skipped: 11, opened: 10, bookings: 2 },
    ])
    const ends = (await app.modules.loyalty.listVouchers(id)).filter(
      ({ usedAt, expiresAt }) => !usedAt && expiresAt && expiresAt > now,
    )
    expect(
      ends.map(({ title, expiresAt }) => [title, daysBetween(dayOf(now), dayOf(expiresAt ?? now))]),
    ).toEqual([['$25 Credit', 8]])
  })

  it('has a history of Mia’s that reads like a year, adds up, and is in the audit log on its days', async () => {
    const { diary, loyalty, messaging, patients, privacy, requests } = app.modules
    const entries = await entriesOf(app, id)
    const days = [...new Set(entries.filter(({ kind }) => kind === 'check-in').map(({ at }) => dayOf(at)))]
    expect(daysBetween(days[0] ?? '', days.at(-1) ?? '')).toBeGreaterThan(270)
    expect(days.length).toBeGreaterThan(8)
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['check-in', 'treatment', 'request', 'reward', 'adjustment', 'diary']),
    )
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(150)
    expect(await patients.findPatient(id)).toMatchObject({ tier: 'Gold' })

    const vouchers = await loyalty.listVouchers(id)
    const stateOf = (it: (typeof vouchers)[number]) =>
      it.usedAt ? 'used' : it.expiresAt && it.expiresAt < now ? 'expired' : 'ready'
    expect(vouchers.map(stateOf).toSorted()).toEqual(['expired', 'ready', 'used'])
    const asked = await requests.listRequests(id, 50, undefined)
    expect(asked.map(({ status }) => status)).toEqual(['pending', 'approved', 'denied'])
    expect(await diary.countDiaryEntries(id)).toBe(5)
    expect(await privacy.intakeStatus(id)).toMatchObject({ isCurrent: true })
    const told = await messaging.listNotifications(id, 100, undefined)
    expect(new Set(told.map(({ createdAt }) => dayOf(createdAt))).size).toBeGreaterThan(8)
    expect((await messaging.listCampaigns(undefined, 10, undefined)).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'done',
    ])

    await auditSealer(app.database)()
    const audit = await verifyAudit(app.database)
    expect(audit.broken).toBeUndefined()
    expect(audit.sealed).toBeGreaterThan(300)
    const rows = (await app.database.run(
      `select at from identity.audit_entry where member_id = '${id}' order by at`,
    )) as { at: Date }[]
    expect(daysBetween(dayOf(rows[0]?.at ?? now), dayOf(now))).toBeGreaterThan(270)
  })
})

describe('the histories of a demo', () => {
  it('go forward, in opening hours, from joining to before the start', async () => {
    const now = new Date(oddStart)
    const { app, id } = await openDemo('embedded', oddStart)
    const rows = async (text: string) => (await app.database.run(text)) as Record<string, never>[]
    const entries = (await rows(
      `select e.member_id, e.number, e.kind, e.actor, e.at, m.created_at from loyalty.entry e
       join identity.member m on m.id = e.member_id order by e.member_id, e.number`,
    )) as unknown as { member_id: string; number: number; kind: string; at: Date; created_at: Date }[]
    const wrong = entries.filter(({ number, kind, at, created_at }, n) => {
      const isBackwards = number > 1 && at < (entries[n - 1]?.at ?? at)
      const isOwn = kind === 'reward' || kind === 'diary'
      const time = clinicTime(at, timeZone)
      // A demo shows who is here whenever it starts.
      const isToday = dayOf(at) === dayOf(now)
      const isClosed = !isToday && (busyness(dayOf(at)) === 0 || time < '08:50' || time > '19:00')
      return isBackwards || at < created_at || at >= now || (!isOwn && isClosed)
    })
    expect(wrong).toEqual([])
    expect(entries.filter(({ at }) => dayOf(at) === dayOf(now))).toHaveLength(3)
    expect(await app.modules.requests.countPending()).toBe(2)
    expect(entries.filter(({ member_id }) => member_id === id).length).toBeGreaterThan(20)
    for (const [table, column] of dated) {
      const [late] = await rows(
        `select count(*)::int as count from ${table} where ${column} > '${now.toISOString()}'`,
      )
      expect([table, late]).toEqual([table, { count: 0 }])
    }
    await expectSoundLedger(app.database)
    await app.stop()
  })
})

/** Where the moments of what has happened are. */
const dated = [
  ['identity.audit_entry', 'at'],
  ['identity.member', 'last_login_at'],
  ['loyalty.treatment', 'at'],
  ['loyalty.voucher', 'issued_at'],
  ['loyalty.voucher', 'used_at'],
  ['requests.request', 'request_date'],
  ['requests.request', 'decided_at'],
  ['messaging.notification', 'created_at'],
  ['messaging.consents', 'at'],
  ['diary.entry', 'created_at'],
  ['privacy.intake', 'submitted_at'],
] as const
