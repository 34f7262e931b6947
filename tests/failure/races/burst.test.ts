import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { type Answer, type Browser, networkTo } from '../../support/client.ts'
import { newPostgresDatabase } from '../../support/databases.ts'
import { intakeOf } from '../../support/intakes.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'

const statuses = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

const statementTimeoutMs = 5_000

describe('a burst of writes to one member', () => {
  let app: TestApp
  let url: string
  let serviceId: string
  let desk: Browser
  beforeAll(async () => {
    url = await newPostgresDatabase()
    app = await openTestApp({
      database: 'postgresql',
      engine: openPostgres({ url, onError: () => {} }),
    })
    serviceId = (await treatmentOf(app)).serviceId
    desk = await app.staff()
    await app.member('Mia')
    await app.member('Noor')
    await givePoints(app, 'Mia', 1)
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  /** Somebody else's transaction that has the member's row, until `release`. */
  const holdAccountOf = async (memberId: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('begin')
    await client.query('select from loyalty.account where member_id = $1 for update', [memberId])
    const release = () => client.end()
    onTestFinished(release)
    return release
  }

  const award = (userEmail: string, headers = {}, from = desk) =>
    from.post('/api/admin/award-points', { userEmail, serviceId, customPoints: 1, countAgain: true }, headers)

  /** Answers that have come, without waiting for the others. */
  const counting = (answers: readonly Promise<Answer>[]) => {
    const come: Answer[] = []
    for (const answer of answers) answer.then(given => come.push(given))
    return come
  }

  it.each([
    ['the desk’s awards', async () => award('mia@velora.test')],
    [
      'awards with a key each',
      async (n: number) => award('mia@velora.test', { 'idempotency-key': `award ${n}` }),
    ],
    [
      'her own claims',
      async () => {
        const [goal] = await app.modules.loyalty.listGoals()
        return (await app.member('Mia')).post(`/api/user/redeem-goal/${goal?.id}`)
      },
    ],
  ])('leaves everybody else their answers while her row is taken: %s', async (_what, write) => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    const release = await holdAccountOf(mia.id)
    const began = performance.now()
    const burst = Array.from({ length: 60 }, (_, n) => write(n))
    const come = counting(burst)

    const reads = await times(30, () => noor.get('/api/user/vouchers'))
    expect(statuses(reads)).toEqual({ 200: 30 })
    expect((await award(noor.email)).status).toBe(200)
    // A slow machine holds her row so long that the database cuts the one off that waits for it there.
    const cutOff = () => Math.floor((performance.now() - began) / statementTimeoutMs)
    expect(come.length).toBeLessThanOrEqual(cutOff())

    await release()
    const most = cutOff()
    expect(statuses(await Promise.all(burst))[503] ?? 0).toBeLessThanOrEqual(most)
  })

  it('is served to the last, 100 at once, while another member reads', async () => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    const before = await mia.balance()
    const networks = Array.from({ length: 4 }, () => networkTo(app.running.url))
    onTestFinished(() => {
      for (const network of networks) network.close()
    })
    const desks = networks.map(network => network.browser(desk.cookies))
    const burst = Array.from({ length: 100 }, (_, n) => award(mia.email, {}, desks[n % 4]))
    const come = counting(burst)
    const reads: Answer[] = []
    while (come.length < 100 && reads.length < 10) reads.push(await noor.get('/api/user/vouchers'))
    // Ten reads one after the other are done long before the burst is.
    expect([reads.length, come.length < 100]).toEqual([10, true])
    expect(statuses(reads)).toEqual({ 200: 10 })
    expect(statuses(await Promise.all(burst))).toEqual({ 200: 100 })
    expect(await mia.balance()).toBe(before + 100)
  })

  it('cannot be made by a member with intakes', async () => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('begin')
    await client.query('select from identity.member where id = $1 for update', [mia.id])
    const burst = Array.from({ length: 40 }, () => mia.post('/api/user/hipaa-intake', intakeOf()))
    const come = counting(burst)
    expect(statuses(await times(20, () => noor.get('/api/user/vouchers')))).toEqual({ 200: 20 })
    await client.query('rollback')
    await Promise.all(burst)
    expect(statuses(come)[503]).toBeUndefined()
  })

  it('does not act for who has hung up while waiting', async () => {
    const mia = await app.member('Mia')
    const before = await mia.balance()
    const release = await holdAccountOf(mia.id)
    const first = award(mia.email)
    const network = networkTo(app.running.url)
    const gone = network.browser(desk.cookies)
    const left = Promise.allSettled(Array.from({ length: 20 }, () => award(mia.email, {}, gone)))
    // Node takes one connection each turn of its loop: all are known to wait once many later requests were answered.
    const { email: other } = await app.member('Noor')
    for (let n = 0; n < 20; n++) await award(other)
    network.close()
    expect((await left).map(({ status }) => status)).toEqual(Array(20).fill('rejected'))
    await award((await app.member('Noor')).email)
    await release()
    expect((await first).status).toBe(200)
    expect((await award(mia.email)).status).toBe(200)
    expect(await mia.balance()).toBe(before + 2)
  })
})
