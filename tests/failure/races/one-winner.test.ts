import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Answer } from '../../support/client.ts'
import { bothDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, code } of answers) {
    const key = code ? `${status} ${code}` : String(status)
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

describe.each(bothDatabases)('when many ask for the same at once (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  it('one of 200 check-ins over four sessions counts', async () => {
    const mia = await app.member('Mia')
    const devices = [mia, ...(await times(3, () => mia.anotherDevice()))]
    const [code] = await app.modules.loyalty.listCheckInCodes()
    const answers = await times(200, async n =>
      (devices[n % 4] ?? mia).post('/api/checkin', { code: code?.code }),
    )
    expect(tally(answers)).toEqual({ 200: 1, '400 already-checked-in': 199 })
    expect(await mia.balance()).toBe(5)
  })

  it('one of 100 claims at the exact balance gets the reward', async () => {
    const noor = await app.member('Noor')
    const [goal] = await app.modules.loyalty.listGoals()
    await givePoints(app, 'Noor', goal?.pointsRequired ?? 0)
    const answers = await times(100, () => noor.post(`/api/user/redeem-goal/${goal?.id}`))
    const { 200: won, ...refused } = tally(answers)
    expect(won).toBe(1)
    expect(Object.keys(refused).every(key => key.startsWith('400'))).toBe(true)
    expect(await noor.balance()).toBe(0)
    expect((await noor.get('/api/user/vouchers')).json<unknown[]>()).toHaveLength(1)
  })

  it('rewards never take more than there is, while points come in', async () => {
    const ava = await app.member('Ava')
    const desk = await app.staff('front desk')
    const goals = await app.modules.loyalty.listGoals()
    const { serviceId } = await treatmentOf(app)
    const awards = times(30, () =>
      desk.post('/api/admin/award-points', {
        userEmail: ava.email,
        serviceId,
        customPoints: 20,
        countAgain: true,
      }),
    )
    const claims = times(60, n => ava.post(`/api/user/redeem-goal/${goals[n % goals.length]?.id}`))
    expect(tally(await awards)).toEqual({ 200: 30 })
    const won = (await claims).flatMap(({ status }, n) =>
      status === 200 ? [goals[n % goals.length]?.pointsRequired ?? 0] : [],
    )
    expect(tally(await claims)['500']).toBeUndefined()
    expect(await ava.balance()).toBe(600 - won.reduce((sum, points) => sum + points, 0))
  })

  it('one of 40 same awards counts, the others are asked about', async () => {
    const desk = await app.staff('front desk')
    const { email } = await app.member('Ida')
    const { serviceId } = await treatmentOf(app, 'HydraFacial')
    const answers = await times(40, () =>
      desk.post('/api/admin/award-points', { userEmail: email, serviceId }),
    )
    expect(tally(answers)).toEqual({ 200: 1, '409 probable-duplicate': 39 })
  })

  it('one of 10 registrations with the same address gets it', async () => {
    const body = { email: 'Twin@velora.test', password: 'velora-secret', name: 'Twin Hart' }
    const answers = await times(10, n =>
      app.visitor().post('/api/auth/register', { ...body, email: n % 2 ? body.email : 'twin@velora.test' }),
    )
    expect(tally(answers)).toEqual({ 200: 1, '409 email-taken': 9 })
  })
})
