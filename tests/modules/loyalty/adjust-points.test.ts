import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NotEnoughPoints } from '#platform/kernel/points.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Answer, Browser } from '../../support/client.ts'
import { bothDatabases, usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

const unknownId = '00000000-0000-7000-8000-000000000000'
type Type = 'add' | 'subtract' | 'set'

it('the refusal for missing points says how many are missing, where it is known', () => {
  expect(new NotEnoughPoints(60, 100).message).toBe(
    '40 more points needed: this needs 100, and the balance is 60.',
  )
  expect(new NotEnoughPoints(100, 100).message).toBe('Not enough points for this.')
})

describe.each(bothDatabases)('a correction of points (%s)', database => {
  let app: TestApp
  let ines: Browser
  beforeAll(async () => {
    app = await openTestApp({ database })
    ines = await app.staff('front desk')
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const adjust = async (
    name: string,
    type: Type,
    points: unknown,
    reason: unknown = 'Counted wrongly',
  ): Promise<Answer> => {
    const { id } = await app.member(name)
    return ines.post('/api/admin/update-user-points', { userId: id, points, reason, type })
  }
  const messageOf = (answer: Answer) => answer.json<{ message: string }>().message
  const at = async (name: string, points: number) => {
    const member = await app.member(name)
    if ((await member.balance()) !== points) expect((await adjust(name, 'set', points)).status).toBe(200)
    return member
  }

  const tally = (answers: readonly Answer[]) => {
    const counts: Record<string, number> = {}
    for (const { status, code } of answers) {
      const key = code ?? String(status)
      counts[key] = (counts[key] ?? 0) + 1
    }
    return counts
  }
  const times = <T>(count: number, work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => work(n)))

  it('lets exactly 20 of 30 subtractions of 3 take from 60 points', async () => {
    const ava = await at('Ava', 60)
    const answers = await times(30, () => adjust('Ava', 'subtract', 3))
    expect(tally(answers)).toEqual({ 200: 20, 'not-enough-points': 10 })
    expect(await ava.balance()).toBe(0)
  })

  it('sets at the same instant as others add and take away, and every entry is right', async () => {
    const ivy = await at('Ivy', 60)
    const before = await app.modules.loyalty.countEntries(ivy.id)
    const answers = await times(60, n =>
      adjust('Ivy', (['set', 'add', 'subtract'] as const)[n % 3] ?? 'set', n % 3 === 0 ? 50 + n : 3),
    )
    const { 200: done = 0, ...refused } = tally(answers)
    expect(done + (refused['nothing-to-change'] ?? 0) + (refused['not-enough-points'] ?? 0)).toBe(60)
    expect((await app.modules.loyalty.countEntries(ivy.id)) - before).toBe(done)
    const entries = await app.modules.loyalty.listEntries(ivy.id, 100, undefined)
    for (const answer of answers.filter(({ status }) => status === 200)) {
      const { pointsBalance, pointsChanged } = answer.json<Record<string, number>>()
      expect(
        entries.some(
          ({ amount, balanceAfter }) => amount === pointsChanged && balanceAfter === pointsBalance,
        ),
      ).toBe(true)
    }
  })

  it('opens an account once when the first points are set and added at the same instant', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `New${database}${round}`
      await app.member(name)
      const answers = await times(8, n => adjust(name, n % 2 ? 'add' : 'set', n % 2 ? 5 : 100 + n))
      expect(tally(answers)).toEqual({ 200: 8 })
      await expectSoundLedger(app.database)
    }
  })

  // The rest depends on no lock of the database.
  if (!usualDatabases.includes(database)) return

  it('adds, takes away and sets, and answers the balance', async () => {
    const mia = await app.member('Mia')
    for (const [type, points, balance] of [
      ['add', 60, 60],
      ['subtract', 20, 40],
      ['set', 100, 100],
      ['set', 0, 0],
    ] as const) {
      const answer = await adjust('Mia', type, points)
      expect(answer.json()).toMatchObject({
        pointsBalance: balance,
        message: `Mia Hart now has ${balance} points.`,
      })
      expect(await mia.balance()).toBe(balance)
    }
    const [last, ...rest] = (await mia.get('/api/user/points')).json<{ points: number; kind: string }[]>()
    expect(last).toMatchObject({ points: -100, kind: 'adjustment', description: 'Counted wrongly' })
    expect(rest.map(({ points }) => points)).toEqual([60, -20, 60])
  })

  it('names who did it and why, in the ledger and in the audit log', async () => {
    const { id } = await app.member('Mia')
    await adjust('Mia', 'add', 7, '  A gift  ')
    const entries = app.database.statement<{ actor: string; reason: string }>(
      'newest-entry',
      'select actor, reason from loyalty.entry where member_id = $1 order by number desc limit 1',
    )
    const audit = app.database.statement<{ staffName: string; staffId: string }>(
      'newest-audit',
      `select staff_name as "staffName", staff_id as "staffId" from identity.audit_entry
       where member_id = $1 and action = 'adjustPoints' order by at desc limit 1`,
    )
    const [written] = await audit(id)
    expect(written?.staffName).toBe('Ines')
    expect(await entries(id)).toEqual([{ actor: `staff:${written?.staffId}`, reason: 'A gift' }])
  })

  it('tells the member', async () => {
    const mia = await at('Mia', 50)
    app.clock.advance({ seconds: 1 })
    await adjust('Mia', 'add', 2)
    app.clock.advance({ seconds: 1 })
    await adjust('Mia', 'subtract', 51)
    app.clock.advance({ seconds: 1 })
    await adjust('Mia', 'set', 0)
    const told = (await mia.get('/api/notifications?limit=3')).json<object[]>()
    const of = (title: string, message: string, type: string) =>
      expect.objectContaining({ title, message, type })
    expect(told.toReversed()).toEqual([
      of('Points added', '2 points added to your balance. You now have 52 points.', 'POINTS_EARNED'),
      of('Points corrected', '51 points removed from your balance. You now have 1 point.', 'GENERAL'),
      of('Points corrected', '1 point removed from your balance. You now have 0 points.', 'GENERAL'),
    ])
  })

  it('never takes more than there is, and then changes nothing', async () => {
    const noor = await at('Noor', 12)
    const answer = await adjust('Noor', 'subtract', 30)
    expect([answer.status, answer.code]).toEqual([400, 'not-enough-points'])
    expect(messageOf(answer)).toBe('18 more points needed: this needs 30, and the balance is 12.')
    expect(await noor.balance()).toBe(12)
  })

  it.each([
    ['add', 0],
    ['subtract', 0],
    ['set', 12],
  ] as const)('refuses what would change nothing: %s %i', async (type, points) => {
    await at('Noor', 12)
    const answer = await adjust('Noor', type, points)
    expect([answer.status, answer.code]).toEqual([400, 'nothing-to-change'])
  })

  it.each([
    [undefined, 'A gift', 'Please enter points value and reason.'],
    [5, '   ', 'Please enter points value and reason.'],
    [1.5, 'A gift', 'Please enter a valid positive number.'],
    ['5', 'A gift', 'Please enter a valid positive number.'],
    [1_000_001, 'A gift', 'At most 1,000,000 points at once'],
  ])('asks for a whole number and a reason: %s, %s', async (points, reason, message) => {
    const { id } = await app.member('Mia')
    const body = { userId: id, points, reason, type: 'add' }
    const answer = await ines.post('/api/admin/update-user-points', body)
    expect([answer.status, messageOf(answer)]).toEqual([400, message])
  })

  it('knows members only', async () => {
    const body = { userId: unknownId, points: 5, reason: 'A gift', type: 'add' }
    expect((await ines.post('/api/admin/update-user-points', body)).code).toBe('patient-gone')
    const staffId = await app.modules.identity.register({
      email: `desk-${database}@velora.test`,
      password: 'velora-secret',
      name: 'Desk',
      staffRole: 'front desk',
    })
    const answer = await ines.post('/api/admin/update-user-points', { ...body, userId: staffId })
    expect(answer.code).toBe('patient-gone')
  })
})
