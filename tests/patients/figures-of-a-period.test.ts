import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { usualDatabases } from '../support/databases.ts'
import { treatmentOf } from '../support/points.ts'
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
    readonly rate: unknown
  }
  readonly weeks: readonly {
    readonly from: string
    readonly to: string
    readonly checkIns: number
    readonly treatments: number
  }[]
}

describe.each(usualDatabases)('the overview of a period (%s)', database => {
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

  it('counts check-ins and treatments in the clinic’s weeks, also where the clocks go back', async () => {
    // Sunday, November 1, has 25 hours: it ends at 08:00 UTC on Monday.
    await checkIn('Mia', '2026-11-02T07:59:59Z')
    await checkIn('Noor', '2026-11-02T08:00:00Z')
    await treat('Mia', 'HydraFacial')
    app.clock.set('2026-11-16T18:00:00Z')
    await treat('Mia', 'HydraFacial')
    const { weeks } = await read('2026-10-28', '2026-11-17')
    expect(weeks).toEqual([
      { from: '2026-10-28', to: '2026-11-01', checkIns: 1, treatments: 0 },
      { from: '2026-11-02', to: '2026-11-08', checkIns: 1, treatments: 1 },
      { from: '2026-11-09', to: '2026-11-15', checkIns: 0, treatments: 0 },
      { from: '2026-11-16', to: '2026-11-17', checkIns: 0, treatments: 1 },
    ])
  })

  it('does not count treatments that were undone', async () => {
    await treat('Mia', 'HydraFacial')
    await treat('Noor', 'HydraFacial')
    const [latest] = await app.modules.loyalty.listAwards(1, undefined)
    await app.modules.loyalty.undoAward({ awardId: latest?.id ?? '', actor: 'staff:test' })
    const { weeks } = await read('2026-10-31', '2026-10-31')
    expect(weeks.map(({ treatments }) => treatments)).toEqual([1])
    const { text } = await olga.get('/api/admin/overview.csv?from=2026-10-31&to=2026-10-31')
    expect(text).toContain('Treatments,2026-10-31,2026-10-31,1')
  })

  it('says in the file that members are counted today, whatever the period', async () => {
    await spend('Mia', 60_000)
    app.clock.set('2026-11-20T18:00:00Z')
    olga = await app.staff('owner')
    await app.member('Noor')
    const { text } = await olga.get('/api/admin/overview.csv?from=2026-10-26&to=2026-10-31')
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        '"Members, Bronze",2026-11-20,2026-11-20,1',
        '"Members, Silver",2026-11-20,2026-11-20,1',
        'Members in all,2026-11-20,2026-11-20,2',
        'Members who joined,2026-10-26,2026-10-31,1',
      ]),
    )
  })

  it('counts a Sunday of 23 hours in full, and not a minute of the Monday', async () => {
    app.clock.set('2027-03-08T18:00:00Z')
    await app.member('Mia')
    await checkIn('Mia', '2027-03-15T06:59:59Z')
    await checkIn('Noor', '2027-03-15T07:00:00Z')
    const { weeks } = await read('2027-03-08', '2027-03-14')
    expect(weeks).toEqual([{ from: '2027-03-08', to: '2027-03-14', checkIns: 1, treatments: 0 }])
  })

  it('shows this week and the eleven before it when nothing is asked for', async () => {
    const { from, to, weeks } = await read()
    expect([from, to, weeks.length]).toEqual(['2026-08-10', '2026-10-31', 12])
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
