import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { decide, deliver } from '../../support/audience.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'
import { type SmtpPeer, startSmtpPeer } from '../../support/smtp-peer.ts'

interface Overview {
  readonly campaigns: readonly object[]
  readonly ledgerCheck: object | null
  readonly from: string
  readonly to: string
  readonly members: {
    readonly total: number
    readonly joined: number
    readonly byTier: readonly { readonly tier: string; readonly members: number }[]
  }
  readonly points: {
    readonly issued: number
    readonly redeemed: number
    readonly takenBack: number
    readonly outstanding: number
    readonly outstandingValue: string | null
    readonly openVouchers: number
    readonly vouchersValue: string | null
    readonly owedValue: string | null
    readonly rate: unknown
  }
  readonly weeks: readonly {
    readonly from: string
    readonly to: string
    readonly checkIns: number
    readonly treatments: number
  }[]
}

describe.each(usualDatabases)('the overview (%s)', database => {
  let app: TestApp
  let smtp: SmtpPeer
  let olga: Browser
  beforeAll(async () => {
    smtp = await startSmtpPeer()
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@clinic.test' }
    app = await openTestApp({ database, env, now: '2026-10-31T18:00:00Z' })
    olga = await app.staff('owner')
  })
  afterAll(async () => {
    await app.stop()
    await smtp.stop()
  })

  const read = async (from?: string, to?: string) => {
    // The clock moves by days: the grant of the day before has ended.
    olga = await app.staff('owner')
    const answer = await olga.get(`/api/admin/overview${from ? `?from=${from}&to=${to}` : ''}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<Overview>()
  }
  const checkIn = async (firstName: string, at: string) => {
    const { id } = await app.member(firstName)
    app.clock.set(at)
    const [code] = await app.modules.loyalty.listCheckInCodes()
    await app.modules.loyalty.checkIn(id, code?.code ?? '')
  }
  const treat = async (firstName: string, service: string) => {
    const { email } = await app.member(firstName)
    await app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app, service)), email })
  }
  const spend = async (firstName: string, cents: number) =>
    app.modules.tiers.addSpend((await app.member(firstName)).id, cents)

  it('shows this week and the eleven before it when nothing is asked for', async () => {
    const { from, to, weeks } = await read()
    expect([from, to, weeks.length]).toEqual(['2026-08-10', '2026-10-31', 12])
  })

  it('says how the latest look at the ledger went', async () => {
    expect((await read()).ledgerCheck).toBeNull()
    await app.modules.daily.runDue()
    expect((await read()).ledgerCheck).toEqual({ day: '2026-10-31', holds: true })
    await app.database.run(
      `insert into platform.daily_run (name, day, begun_at, outcome) values ('ledger check', '2026-11-01', now(), '3 violations')`,
    )
    expect((await read()).ledgerCheck).toEqual({ day: '2026-11-01', holds: false })
  })

  it('says what campaigns brought, by the clinic’s day, the latest first', async () => {
    for (const name of ['Mia', 'Noor', 'Ava']) await decide(app, name, 'email', name !== 'Ava')
    const send = async (subject: string) => {
      olga = await app.staff('owner')
      const body = { subject, message: 'See https://clinic.test/a' }
      const { campaignId } = (await olga.post('/api/admin/email-campaign', body)).json<{
        campaignId: string
      }>()
      await deliver(app)
      return campaignId
    }
    const first = await send('=First')
    // Still October where the clinic is.
    app.clock.set('2026-11-01T06:30:00Z')
    const id = await send('Second')
    app.clock.set('2026-11-02T18:00:00Z')
    await send('Third')
    const [delivery] = await app.database.run(
      `select id from messaging.delivery where campaign_id = $1 and state = 'sent'`,
      [id],
    )
    await app.database.run(
      `insert into messaging.opened_link (delivery_id, link, campaign_id, at) values ($1, 0, $2, $3), ($1, 1, $2, $3)`,
      [(delivery as { id: string }).id, id, app.clock.now()],
    )
    const results = { kind: 'email', day: '2026-10-31', sent: 2, failed: 0, skipped: 1 }
    const { campaigns } = await read('2026-10-31', '2026-10-31')
    expect(campaigns).toEqual([
      { ...results, id, title: 'Second', opened: 1, bookings: 1 },
      { ...results, id: first, title: '=First', opened: 0, bookings: 0 },
    ])
    const { text } = await olga.get('/api/admin/overview.csv?from=2026-10-31&to=2026-10-31')
    expect(text).toContain('"email “Second”, bookings",2026-10-31,2026-10-31,1')
    expect((await read('2026-11-04', '2026-11-05')).campaigns).toEqual([])
  })

  it('counts members by tier and those who joined, and no staff', async () => {
    // Mia, Noor and Ava are there already.
    await spend('Mia', 60_000)
    await app.modules.identity.register({
      email: 'boss@velora.test',
      password: 'velora-secret',
      name: 'The Boss',
      staffRole: 'manager',
    })
    app.clock.set('2026-11-06T18:00:00Z')
    await app.member('Zoe')
    const { members } = await read('2026-11-03', '2026-11-06')
    expect(members).toEqual({
      total: 4,
      joined: 1,
      byTier: [
        { tier: 'Bronze', members: 3 },
        { tier: 'Silver', members: 1 },
        { tier: 'Gold', members: 0 },
        { tier: 'Platinum', members: 0 },
      ],
    })
  })

  it('says what was issued, redeemed and is outstanding, at the end of the period', async () => {
    app.clock.set('2026-12-05T18:00:00Z')
    await givePoints(app, 'Mia', 600)
    app.clock.set('2026-12-07T18:00:00Z')
    const mia = await app.member('Mia')
    const goals = await app.modules.loyalty.listGoals()
    const goal = goals.find(({ rewardValue }) => rewardValue === '$25 credit')
    await app.modules.loyalty.redeemGoal(mia.id, goal?.id ?? '')
    await givePoints(app, 'Noor', 40)
    const spent = goal?.pointsRequired ?? 0
    const before = (await read('2026-12-01', '2026-12-05')).points
    expect([before.issued, before.redeemed, before.outstanding]).toEqual([600, 0, 600])
    const after = (await read('2026-12-06', '2026-12-07')).points
    expect([after.issued, after.redeemed, after.takenBack]).toEqual([40, spent, 0])
    expect(after.outstanding).toBe(640 - spent)
  })

  it('values what is outstanding at the rate of the rewards that name dollars', async () => {
    const dollars = (await app.modules.loyalty.listGoals()).filter(({ rewardValue }) =>
      rewardValue.startsWith('$'),
    )
    const points = dollars.reduce((sum, { pointsRequired }) => sum + pointsRequired, 0)
    const { rate, outstanding, outstandingValue } = (await read()).points
    expect(rate).toEqual({ value: '125.00', points, rewards: dollars.map(({ title }) => title) })
    expect(outstandingValue).toBe(((outstanding * 125) / points).toFixed(2))
  })

  it('owes what is claimed and not used beside the points, until it is used', async () => {
    await givePoints(app, 'Noor', 1000)
    const before = (await read()).points
    const noor = await app.member('Noor')
    const goals = await app.modules.loyalty.listGoals()
    const credit = goals.find(({ rewardValue }) => rewardValue === '$25 credit')
    const voucher = await app.modules.loyalty.redeemGoal(noor.id, credit?.id ?? '')
    const claimed = (await read()).points
    expect([before.openVouchers, claimed.openVouchers]).toEqual([1, 2])
    expect([before.vouchersValue, claimed.vouchersValue]).toEqual(['25.00', '50.00'])
    expect(Number(claimed.owedValue)).toBeCloseTo(Number(claimed.outstandingValue) + 50)
    expect(Number(claimed.owedValue) / Number(before.owedValue)).toBeGreaterThan(0.8)

    app.clock.set('2026-12-12T18:00:00Z')
    await app.modules.loyalty.redeemVoucher({ code: voucher.code, actor: 'staff:test' })
    expect((await read('2026-12-01', '2026-12-11')).points).toMatchObject({ openVouchers: 2 })
    expect((await read('2026-12-11', '2026-12-12')).points).toMatchObject({
      openVouchers: 1,
      vouchersValue: '25.00',
    })
  })

  it('forgets the points of those who left', async () => {
    app.clock.set('2026-12-20T18:00:00Z')
    const { outstanding } = (await read()).points
    await givePoints(app, 'Ida', 100)
    await givePoints(app, 'Noor', 50)
    await app.modules.identity.eraseMembers([(await app.member('Ida')).id])
    const after = (await read('2026-12-20', '2026-12-20')).points
    expect(after).toMatchObject({ issued: 150, outstanding: outstanding + 50 })
  })

  it('can be taken along as a file, which the audit log knows', async () => {
    app.clock.set('2027-01-15T18:00:00Z')
    await givePoints(app, 'Mia', 100)
    olga = await app.staff('owner')
    const { text, headers } = await olga.get('/api/admin/overview.csv?from=2027-01-14&to=2027-01-15')
    expect(headers['content-disposition']).toBe('attachment; filename="overview.csv"')
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        '\uFEFFFigure,From,To,Value',
        '"Members, Silver",2027-01-15,2027-01-15,1',
        'Points issued,2027-01-14,2027-01-15,100',
        'Treatments,2027-01-14,2027-01-15,1',
        'Members who joined,2027-01-14,2027-01-15,0',
      ]),
    )
    const audited = (await olga.get('/api/admin/audit?action=exportFigures')).json<object[]>()
    expect(audited[0]).toMatchObject({ action: 'exportFigures', at: app.clock.now().toISOString() })
  })

  it('comes with the list of patients as a file, which the audit log knows', async () => {
    await app.modules.identity.register({
      email: 'formula@velora.test',
      password: 'velora-secret',
      name: '=cmd|x -Doe',
    })
    app.clock.advance({ seconds: 1 })
    const { text } = await olga.get('/api/admin/patients.csv')
    const lines = text.split('\r\n')
    expect(lines.filter(line => line.includes('formula@'))).toHaveLength(1)
    expect(text).toMatch(/^'=cmd\|x,'-Doe,formula@velora\.test,Bronze,0,,0\.00,0,2027-/m)
    expect(text).toMatch(/^Mia,Hart,mia@velora\.test,Silver,\d+,,\d+\.00,\d+,/m)
    expect((await olga.get('/api/admin/audit?action=exportPatients')).json()).toEqual([
      expect.objectContaining({ action: 'exportPatients' }),
    ])
  })

  it('does not count treatments that were undone', async () => {
    app.clock.set('2027-02-01T18:00:00Z')
    await treat('Mia', 'HydraFacial')
    await treat('Noor', 'HydraFacial')
    const [latest] = await app.modules.loyalty.listAwards(1, undefined)
    await app.modules.loyalty.undoAward({ awardId: latest?.id ?? '', actor: 'staff:test' })
    const { weeks } = await read('2027-02-01', '2027-02-01')
    expect(weeks.map(({ treatments }) => treatments)).toEqual([1])
    const { text } = await olga.get('/api/admin/overview.csv?from=2027-02-01&to=2027-02-01')
    expect(text).toContain('Treatments,2027-02-01,2027-02-01,1')
  })

  it('counts a Sunday of 23 hours in full, and not a minute of the Monday', async () => {
    app.clock.set('2027-03-08T18:00:00Z')
    await app.member('Mia')
    await checkIn('Mia', '2027-03-15T06:59:59Z')
    await checkIn('Noor', '2027-03-15T07:00:00Z')
    const { weeks } = await read('2027-03-08', '2027-03-14')
    expect(weeks).toEqual([{ from: '2027-03-08', to: '2027-03-14', checkIns: 1, treatments: 0 }])
  })

  it('counts check-ins and treatments in the clinic’s weeks, also where the clocks go back', async () => {
    // Sunday, November 7, has 25 hours: it ends at 08:00 UTC on Monday.
    await checkIn('Mia', '2027-11-08T07:59:59Z')
    await checkIn('Noor', '2027-11-08T08:00:00Z')
    await treat('Mia', 'HydraFacial')
    app.clock.set('2027-11-22T18:00:00Z')
    await treat('Mia', 'HydraFacial')
    const { weeks } = await read('2027-11-03', '2027-11-23')
    expect(weeks).toEqual([
      { from: '2027-11-03', to: '2027-11-07', checkIns: 1, treatments: 0 },
      { from: '2027-11-08', to: '2027-11-14', checkIns: 1, treatments: 1 },
      { from: '2027-11-15', to: '2027-11-21', checkIns: 0, treatments: 0 },
      { from: '2027-11-22', to: '2027-11-23', checkIns: 0, treatments: 1 },
    ])
  })

  it('has no dollars where no reward and no open voucher names any', async () => {
    await app.database.run("update loyalty.goal set reward_value = 'A facial' where $1", [true])
    await app.database.run("update loyalty.voucher set reward_value = '10% off', used_at = null where $1", [
      true,
    ])
    const { outstanding, ...points } = (await read()).points
    expect(outstanding).toBeGreaterThan(0)
    expect(points).toMatchObject({ outstandingValue: null, rate: null, vouchersValue: null, owedValue: null })
  })

  it.each([
    'from=2026-11-02&to=2026-11-01',
    'from=2020-01-01&to=2026-11-01',
    'from=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    'from=0000-01-01&to=0000-01-02',
  ])('refuses %s', async query => {
    expect((await olga.get(`/api/admin/overview?${query}`)).status).toBe(400)
  })
})
