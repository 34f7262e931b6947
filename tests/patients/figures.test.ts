import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { decide, deliver } from '../support/audience.ts'
import type { Browser } from '../support/client.ts'
import { usualDatabases } from '../support/databases.ts'
import { givePoints } from '../support/points.ts'
import { type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'

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
  })
  afterAll(() => smtp.stop())
  beforeEach(async () => {
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@clinic.test' }
    app = await openTestApp({ database, env, now: '2026-10-31T18:00:00Z' })
    olga = await app.staff('owner')
  })
  afterEach(() => app.stop())

  const read = async (from?: string, to?: string) => {
    // The clock moves by days: the grant of the day before has ended.
    olga = await app.staff('owner')
    const answer = await olga.get(`/api/admin/overview${from ? `?from=${from}&to=${to}` : ''}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<Overview>()
  }
  const spend = async (firstName: string, cents: number) =>
    app.modules.tiers.addSpend((await app.member(firstName)).id, cents)

  it('counts members by tier and those who joined, and no staff', async () => {
    await spend('Mia', 60_000)
    await app.member('Noor')
    await app.modules.identity.register({
      email: 'boss@velora.test',
      password: 'velora-secret',
      name: 'The Boss',
      staffRole: 'manager',
    })
    app.clock.set('2026-11-03T18:00:00Z')
    await app.member('Zoe')
    const { members } = await read('2026-11-01', '2026-11-03')
    expect(members).toEqual({
      total: 3,
      joined: 1,
      byTier: [
        { tier: 'Bronze', members: 2 },
        { tier: 'Silver', members: 1 },
        { tier: 'Gold', members: 0 },
        { tier: 'Platinum', members: 0 },
      ],
    })
  })

  it('says what was issued, redeemed and is outstanding, at the end of the period', async () => {
    await givePoints(app, 'Mia', 600)
    app.clock.set('2026-11-02T18:00:00Z')
    const mia = await app.member('Mia')
    const goals = await app.modules.loyalty.listGoals()
    const goal = goals.find(({ rewardValue }) => rewardValue === '$25 credit')
    await app.modules.loyalty.redeemGoal(mia.id, goal?.id ?? '')
    await givePoints(app, 'Noor', 40)
    const spent = goal?.pointsRequired ?? 0
    const october = (await read('2026-10-01', '2026-10-31')).points
    expect([october.issued, october.redeemed, october.outstanding]).toEqual([600, 0, 600])
    const november = (await read('2026-11-01', '2026-11-02')).points
    expect([november.issued, november.redeemed, november.takenBack]).toEqual([40, spent, 0])
    expect(november.outstanding).toBe(640 - spent)
  })

  it('values what is outstanding at the rate of the rewards that name dollars', async () => {
    await givePoints(app, 'Mia', 1000)
    const dollars = (await app.modules.loyalty.listGoals()).filter(({ rewardValue }) =>
      rewardValue.startsWith('$'),
    )
    const points = dollars.reduce((sum, { pointsRequired }) => sum + pointsRequired, 0)
    const { rate, outstandingValue } = (await read()).points
    expect(rate).toEqual({ value: '125.00', points, rewards: dollars.map(({ title }) => title) })
    expect(outstandingValue).toBe(((1000 * 125) / points).toFixed(2))
  })

  it('owes what is claimed and not used beside the points, until it is used', async () => {
    await givePoints(app, 'Mia', 1000)
    const { owedValue: before } = (await read()).points
    const mia = await app.member('Mia')
    const goals = await app.modules.loyalty.listGoals()
    const credit = goals.find(({ rewardValue }) => rewardValue === '$25 credit')
    const voucher = await app.modules.loyalty.redeemGoal(mia.id, credit?.id ?? '')
    const claimed = (await read()).points
    expect(claimed).toMatchObject({ openVouchers: 1, vouchersValue: '25.00' })
    expect(Number(claimed.owedValue)).toBeCloseTo(Number(claimed.outstandingValue) + 25)
    expect(Number(claimed.owedValue) / Number(before)).toBeGreaterThan(0.8)

    app.clock.set('2026-11-02T18:00:00Z')
    await app.modules.loyalty.redeemVoucher({ code: voucher.code, actor: 'staff:test' })
    expect((await read('2026-10-01', '2026-10-31')).points).toMatchObject({ openVouchers: 1 })
    const used = (await read('2026-11-01', '2026-11-02')).points
    expect(used).toMatchObject({ openVouchers: 0, vouchersValue: null, owedValue: used.outstandingValue })
  })

  it('has no dollars where no reward names any', async () => {
    await app.database.run("update loyalty.goal set reward_value = 'A facial' where $1", [true])
    await givePoints(app, 'Mia', 100)
    expect((await read()).points).toMatchObject({ outstanding: 100, outstandingValue: null, rate: null })
  })

  it('forgets the points of those who left', async () => {
    await givePoints(app, 'Mia', 100)
    await givePoints(app, 'Noor', 50)
    await app.modules.identity.eraseMember((await app.member('Mia')).id)
    expect((await read()).points).toMatchObject({ issued: 150, outstanding: 50 })
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
    expect((await read('2026-11-03', '2026-11-04')).campaigns).toEqual([])
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

  it('can be taken along as a file, which the audit log knows', async () => {
    await givePoints(app, 'Mia', 100)
    const { text, headers } = await olga.get('/api/admin/overview.csv?from=2026-10-26&to=2026-10-31')
    expect(headers['content-disposition']).toBe('attachment; filename="overview.csv"')
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        '\uFEFFFigure,From,To,Value',
        '"Members, Bronze",2026-10-31,2026-10-31,1',
        'Points issued,2026-10-26,2026-10-31,100',
        'Treatments,2026-10-26,2026-10-31,1',
      ]),
    )
    expect((await olga.get('/api/admin/audit?action=exportFigures')).json()).toEqual([
      expect.objectContaining({ action: 'exportFigures' }),
    ])
  })

  it('comes with the list of patients as a file, which the audit log knows', async () => {
    await app.modules.identity.register({
      email: 'formula@velora.test',
      password: 'velora-secret',
      name: '=cmd|x -Doe',
    })
    app.clock.advance({ seconds: 1 })
    await spend('Mia', 60_000)
    const { text } = await olga.get('/api/admin/patients.csv')
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toMatch(/^'=cmd\|x,'-Doe,formula@velora\.test,Bronze,0,,0\.00,0,2026-10-31T/)
    expect(lines[2]).toMatch(/^Mia,Hart,mia@velora\.test,Silver,0,,600\.00,1,/)
    expect((await olga.get('/api/admin/audit?action=exportPatients')).json()).toEqual([
      expect.objectContaining({ action: 'exportPatients' }),
    ])
  })

  it('is for the owner and the manager', async () => {
    for (const role of ['clinical', 'front desk'] as const) {
      const browser = await app.staff(role)
      for (const name of ['overview', 'overview.csv', 'patients.csv'])
        expect((await browser.get(`/api/admin/${name}`)).status).toBe(403)
    }
    expect((await (await app.staff('manager')).get('/api/admin/patients.csv')).status).toBe(200)
  })
})
