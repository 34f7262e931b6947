import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'

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
    const [notifications] = (await mia.get('/api/notifications')).json<object[]>()
    expect(notifications).toMatchObject({
      title: 'A gift for you',
      message:
        '10% off any service. Good for one use, until Monday, November 30. You’ll find your voucher under Rewards.',
      type: 'PROMOTION',
    })
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
    expect(jobs[0]?.data).toMatchObject({ title: '10% off any service', until: 'Monday, November 30' })
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

  describe('is called to mind before its end', () => {
    const remind = () => app.modules.loyalty.remindOfEndingVouchers()
    const reminders = async (name: string) => {
      const { id } = await app.member(name)
      const notifications = await app.modules.messaging.listNotifications(id, 100, undefined)
      return notifications.filter(({ type }) => type === 'REMINDER').map(({ message }) => message)
    }
    /** A voucher of the member’s, as it is in the table. */
    const issue = async (
      name: string,
      voucher: { issuedAt?: string; expiresAt?: string; usedAt?: string },
    ) => {
      const { issuedAt = '2027-01-01T18:00:00Z', expiresAt = null, usedAt = null } = voucher
      await app.database.run(
        `insert into loyalty.voucher (member_id, id, title, reward_value, code, issued_at, expires_at, used_at)
         values ($1, gen_random_uuid(), '$25 Credit', '', substr(gen_random_uuid()::text, 1, 8), $2, $3, $4)`,
        [(await app.member(name)).id, issuedAt, expiresAt, usedAt],
      )
    }

    it('on the third clinic day before the last, once, and names the last day', async () => {
      await issue('Eva', { expiresAt: '2027-02-01T07:59:59.999Z' })
      app.clock.set('2027-01-28T07:59:00Z')
      await remind()
      expect(await reminders('Eva')).toEqual([])
      app.clock.set('2027-01-28T08:00:00Z')
      await remind()
      await remind()
      expect(await reminders('Eva')).toEqual([
        '$25 Credit: good through Sunday, January 31. You’ll find it under Rewards.',
      ])
      const [job] = await app.database.run(
        `select data->>'title' as title, data->>'until' as until, data->>'ends' as ends from jobs.job
         where name = 'offer-push' and data->>'memberId' = $1`,
        [(await app.member('Eva')).id],
      )
      expect(job).toEqual({ title: '$25 Credit', until: 'Sunday, January 31', ends: 'true' })
    })

    it.each([
      ['Pia', 'today is the last day', 'on the last day', '2027-03-04T07:59:59.999Z'],
      ['Pam', 'good through Friday, March 5', 'the day before an end at midnight', '2027-03-06T08:00:00Z'],
    ])('as %s’s: %s, %s', async (name, lastDay, _when, expiresAt) => {
      app.clock.set('2027-03-03T18:00:00Z')
      await issue(name, { expiresAt })
      await remind()
      expect(await reminders(name)).toEqual([expect.stringContaining(lastDay)])
    })

    it('not for who got theirs today, nor for what is used or has no end, and for all others', async () => {
      app.clock.set('2027-04-01T18:00:00Z')
      const expiresAt = '2027-04-04T06:59:59.999Z'
      await issue('Ida', { expiresAt, issuedAt: '2027-04-01T07:00:00Z' })
      await issue('Ida', { expiresAt, usedAt: '2027-04-01T18:00:00Z' })
      await issue('Ida', {})
      expect(await remind()).toBe(0)
      // More than are taken at once.
      for (let n = 0; n < 101; n++) await issue('Ida', { expiresAt, issuedAt: '2027-04-01T06:59:59Z' })
      expect(await remind()).toBe(101)
    })
  })
})
