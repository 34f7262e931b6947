import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { mostCounted } from '../../../src/modules/patients/cards.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Answer, Browser } from '../../support/client.ts'
import { openEngine, usualDatabases } from '../../support/databases.ts'

interface Shown {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly pointsBalance: number
  readonly totalSpent: string
  readonly vipTier: string
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

const members = mostCounted + 400

describe.each(usualDatabases)('a clinic with more patients than are counted (%s)', database => {
  let app: TestApp
  let desk: Browser
  let asked: { readonly text: string; readonly values: readonly unknown[] }[] = []
  beforeAll(async () => {
    const engine = await openEngine(database)
    app = await openTestApp({ database, engine: noting(engine) })
    await fill(app)
    desk = await app.staff('front desk')
  }, 300_000)
  afterAll(() => app.stop())

  const noting = (engine: Engine): Engine => ({
    ...engine,
    run: (name, text, values) => {
      if (text.includes('patients.card')) asked.push({ text, values })
      return engine.run(name, text, values)
    },
  })
  const ask = (query: string): Promise<Answer> => desk.get(`/api/admin/users?limit=100&${query}`)
  const nextOf = ({ headers }: Answer) => /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1]

  /** The list to its end. */
  async function whole(query: string): Promise<{ readonly patients: Shown[]; readonly answers: Answer[] }> {
    const answers = [await ask(query)]
    for (let next = nextOf(answers[0] as Answer); next; next = nextOf(answers.at(-1) as Answer))
      answers.push(await desk.get(next))
    return { patients: answers.flatMap(answer => answer.json<Shown[]>()), answers }
  }

  /** How many rows of tables the statements of a question look at. */
  async function rowsReadFor(path: string): Promise<number> {
    asked = []
    const answer = await desk.get(path)
    expect(answer.status).toBe(200)
    let rows = 0
    for (const { text, values } of [...asked]) {
      const [explained] = await app.database.inTransaction(async () => {
        // As in a clinic that is larger than this one: reading a small table whole is no fault.
        for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
          await app.database.run(`set local enable_${way} = off`, [])
        return (await app.database.run(`explain (analyze, timing off, format json) ${text}`, [
          ...values,
        ])) as { 'QUERY PLAN': readonly { Plan: Plan }[] }[]
      })
      rows += (explained?.['QUERY PLAN'] ?? []).reduce((sum, { Plan: plan }) => sum + scanned(plan), 0)
    }
    expect(rows).toBeGreaterThan(0)
    return rows
  }

  it('says that there are more than it counted, and shows all of them', async () => {
    const { patients, answers } = await whole('search=example')
    expect(new Set(patients.map(({ id }) => id)).size).toBe(members)
    expect(patients).toHaveLength(members)
    for (const { headers } of answers)
      expect([headers['x-total-count'], headers['x-total-relation']]).toEqual([`${mostCounted}`, 'gte'])
  })

  it('can be taken along whole, which is read in parts', async () => {
    const { text } = await (await app.staff('owner')).get('/api/admin/patients.csv')
    const addresses = text.split('\r\n').flatMap(line => /person\d+@example\.org/.exec(line)?.[0] ?? [])
    expect([addresses.length, new Set(addresses).size]).toEqual([members, members])
  })

  it.each(['so', 'av'])(
    'begins with those whose name begins with %j, and counts all of them',
    async search => {
      const { patients, answers } = await whole(`search=${search}`)
      const keyOf = ({ firstName, lastName }: Shown) => {
        const name = `${firstName} ${lastName}`.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
        return `${name.toLowerCase().startsWith(search) ? 0 : 1} ${name.toLowerCase()}`
      }
      const keys = patients.map(keyOf)
      expect(keys).toEqual(keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
      expect(new Set(patients.map(({ id }) => id)).size).toBe(patients.length)
      for (const { headers } of answers)
        expect([headers['x-total-count'], headers['x-total-relation']]).toEqual([
          `${patients.length}`,
          undefined,
        ])
    },
  )

  it('begins with those whose name begins so also where it counts no further', async () => {
    // Everybody has an address that ends in one of three ways, and some are called like the first letters of it.
    await app.database.run(
      `update identity.member set first_name = 'Example' where id in (
         select id from identity.member where role = 'member' order by created_at limit $1)`,
      [150],
    )
    const { patients, answers } = await whole('search=exa')
    expect(answers[0]?.headers['x-total-relation']).toBe('gte')
    expect(patients.findIndex(({ firstName }) => firstName !== 'Example')).toBe(150)
    expect(new Set(patients.map(({ id }) => id)).size).toBe(members)
  })

  it('goes through all of them by points, and through every tier', async () => {
    const all = (await whole('sort=points')).patients
    const found = (await whole('sort=points&search=example')).patients
    expect(found.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    for (const tier of ['Bronze', 'Silver', 'Gold', 'Platinum']) {
      const { patients, answers } = await whole(`tier=${tier}&sort=points`)
      const ofTier = all.filter(({ vipTier }) => vipTier === tier).map(({ id }) => id)
      expect(patients.map(({ id }) => id)).toEqual(ofTier)
      expect(answers[0]?.headers['x-total-count']).toBe(`${ofTier.length}`)
    }
  })

  it('finds a whole address, and nobody at another one', async () => {
    const [someone] = (await ask('sort=newest')).json<Shown[]>()
    const address = someone?.email ?? ''
    const found = async (search: string) =>
      (await whole(`search=${encodeURIComponent(search)}`)).patients.map(({ email }) => email)
    expect(await found(address)).toEqual([address])
    expect(await found(`${address}x`)).toEqual([])
    expect(await found(address.replace('@', '@_'))).toEqual([])
  })

  // Four tables each: the shown ones are looked up in all of them.
  const shownRows = 4 * 101

  it.each([
    ['that finds everybody', 'search=example', mostCounted + 1 + shownRows / 4],
    ['whose patients stand together', 'search=zoe', members / 4],
  ])('reads no more than it counts for a search %s', async (_, query, most) => {
    expect(await rowsReadFor(`/api/admin/users?limit=100&${query}`)).toBeLessThanOrEqual(most + shownRows)
  })

  it('finds a second address by reading only who has it', async () => {
    const path = '/api/admin/users?limit=100&search='
    expect((await desk.get(`${path}second77@`)).json<Shown[]>()).toMatchObject([{ lastName: 'Olsen 77' }])
    expect(await rowsReadFor(`${path}second77@other.test`)).toBeLessThanOrEqual(20)
    expect(await rowsReadFor(`${path}second`)).toBeLessThanOrEqual(4 * members)
  })

  it.each(['Bronze', 'Gold'])('reads only what it shows of %s by points', async tier => {
    const first = await ask(`tier=${tier}&sort=points`)
    for (const path of [`/api/admin/users?limit=100&tier=${tier}&sort=points`, nextOf(first)])
      if (path) expect(await rowsReadFor(path)).toBeLessThanOrEqual(2 * shownRows)
  })
})

/** Members, most of them with points and a tier; in several statements, so that none takes long on a busy machine. */
async function fill({ database }: TestApp): Promise<void> {
  const step = 100
  for (let from = 1; from <= members; from += step) {
    const some = `generate_series(${from}, ${Math.min(from + step - 1, members)}) n`
    const id = "('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid"
    await database.run(
      `insert into identity.member (id, email, password_hash, first_name, last_name, created_at)
       select ${id}, 'person' || n || '@example.org', 'nobody knows', (array['Sofía', 'Ava', 'Omar', 'Zoë'])[1 + n % 4],
         case when n % 5 = 0 then 'Avalon ' else 'Olsen ' end || n, timestamptz '2026-01-01' + n * interval '1 hour' from ${some}`,
      [],
    )
    await database.run(
      `insert into loyalty.account (member_id, balance, peak_balance, entry_count)
       select ${id}, n * 7919 % 1000, 1000, 1 from ${some} where n % 3 > 0`,
      [],
    )
    await database.run(
      `insert into tiers.standing (member_id, total_spent_cents, visits, tier)
       select ${id}, n, 1, (array['Bronze', 'Silver', 'Gold', 'Platinum'])[1 + n / 2 % 4] from ${some} where n % 2 = 0`,
      [],
    )
    await database.run(
      `insert into identity.contact (member_id, kind, value, is_valid, is_shared, created_at)
       select ${id}, 'email', 'second' || n || '@other.test', true, false, now() from ${some}`,
      [],
    )
  }
  for (const table of ['identity.member', 'identity.contact', 'loyalty.account', 'tiers.standing'])
    await database.run(`analyze ${table}`, [])
}

function scanned(plan: Plan): number {
  const own =
    ((plan['Actual Rows'] ?? 0) +
      (plan['Rows Removed by Filter'] ?? 0) +
      (plan['Rows Removed by Index Recheck'] ?? 0)) *
    (plan['Actual Loops'] ?? 1)
  const isOfTable = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(plan['Node Type'])
  return (isOfTable ? own : 0) + (plan.Plans ?? []).reduce((sum, part) => sum + scanned(part), 0)
}
