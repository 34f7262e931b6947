import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { usualDatabases } from '../support/databases.ts'

interface Voucher {
  readonly title: string
  readonly code: string
  readonly expiresAt: string
  readonly usedAt: string | null
}

describe.each(usualDatabases)('the 10% offer (%s)', database => {
  let app: TestApp
  let ines: Browser
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2026-11-21T18:00:00Z' })
    ines = await app.staff('front desk')
  })
  afterAll(() => app.stop())

  const send = async (name: string) => {
    const { id } = await app.member(name)
    return ines.post('/api/admin/send-promo-notification', { userId: id })
  }
  const vouchersOf = async (name: string) =>
    (await (await app.member(name)).get('/api/user/vouchers')).json<Voucher[]>()

  it('is a personal voucher until the end of the clinic’s month, and the member is told', async () => {
    const answer = await send('Mia')
    expect(answer.json()).toMatchObject({
      message: 'Mia Hart has 10% off any service until Monday, November 30.',
    })
    // Los Angeles: the last millisecond of 30 November.
    expect(await vouchersOf('Mia')).toMatchObject([
      { title: '10% off any service', expiresAt: '2026-12-01T07:59:59.999Z', usedAt: null },
    ])
    const mia = await app.member('Mia')
    const [notifications] = (await mia.get('/api/notifications')).json<{ title: string; type: string }[]>()
    expect(notifications).toMatchObject({ title: 'A gift for you', type: 'PROMOTION' })
    expect(await vouchersOf('Noor')).toEqual([])
  })

  it('comes once a month: of many clicks one counts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send('Noor')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ code }) => code === 'offer-already-sent')
    expect(refused).toHaveLength(11)
    expect(refused[0]?.status).toBe(409)
    expect(refused[0]?.json<{ message: string }>().message).toBe(
      'Noor Hart already has this month’s 10% offer. You can send it again next month.',
    )
    expect(await vouchersOf('Noor')).toHaveLength(1)
    const noor = await app.member('Noor')
    expect((await noor.get('/api/notifications')).json<unknown[]>()).toHaveLength(1)
  })

  it('leaves one push to be sent, in the same transaction', async () => {
    const jobs = (await app.database.run(
      `select data from jobs.job where name = 'offer-push' and $1 order by created_on`,
      [true],
    )) as { data: { memberId: string } }[]
    const members = [(await app.member('Mia')).id, (await app.member('Noor')).id]
    expect(jobs.map(({ data }) => data.memberId)).toEqual(members)
  })

  it('can be sent again in the next month', async () => {
    app.clock.advance({ days: 10 })
    ines = await app.staff('front desk')
    expect((await send('Mia')).status).toBe(200)
    expect((await vouchersOf('Mia')).map(({ expiresAt }) => expiresAt)).toEqual([
      '2027-01-01T07:59:59.999Z',
      '2026-12-01T07:59:59.999Z',
    ])
  })

  it('is for members only', async () => {
    const userId = '00000000-0000-7000-8000-000000000000'
    const answer = await ines.post('/api/admin/send-promo-notification', { userId })
    expect([answer.status, answer.code]).toEqual([404, 'patient-gone'])
  })
})
