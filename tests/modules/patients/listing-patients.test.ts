import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Answer } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { treatmentOf } from '../../support/points.ts'

interface Shown {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly pointsBalance: number
  readonly totalSpent: string
  readonly totalVisits: number
  readonly vipTier: string
  readonly lastLoginAt: string | null
  readonly createdAt: string
}

const people = [
  ['Zoë', 'Adams'],
  ['Mia', 'Hart'],
  ['Noor', 'Haddad'],
  ['José', 'Öberg'],
  ['100%', 'Un_der\\score'],
  ['Anna', "O'Brien"],
  ['李', '小龙'],
  ['Mia', 'Hart'],
] as const

const sorts = ['name', 'points', 'spent', 'visits', 'last-login', 'newest'] as const

describe.each(usualDatabases)('the list of patients (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
    for (const [n, [firstName, lastName]] of people.entries()) {
      const email = `person${n}@velora.test`
      const member = { email, password: 'velora-secret', name: '', firstName, lastName }
      await app.modules.identity.register({ ...member, dateOfBirth: n === 1 ? '1991-05-14' : undefined })
      app.clock.advance({ minutes: 1 })
      for (let visit = 0; visit < n % 4; visit++)
        await app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app)), email, customPoints: 10 * n })
    }
    await app.modules.loyalty.awardTreatment({
      ...(await treatmentOf(app, 'Cheek Filler')),
      email: 'person1@velora.test',
    })
    await app.database.run(
      "update identity.member set last_login_at = null where email ~ '^person[3-7]' and $1",
      [true],
    )
    await app.modules.identity.register({
      email: 'colleague@velora.test',
      password: 'velora-secret',
      name: 'A Colleague',
      staffRole: 'front desk',
    })
  })
  afterAll(() => app.stop())

  const ask = async (query = ''): Promise<Answer> =>
    (await app.staff('front desk')).get(`/api/admin/users${query && `?${query}`}`)
  const listed = async (query = '') => (await ask(query)).json<Shown[]>()
  const namesFor = async (search: string) =>
    (await listed(`search=${encodeURIComponent(search)}`)).map(({ firstName }) => firstName)

  it('shows every patient and no staff, in name order, without case and accents', async () => {
    const answer = await ask()
    expect(answer.json<Shown[]>().map(({ firstName }) => firstName)).toEqual([
      '100%',
      'Anna',
      'José',
      'Mia',
      'Mia',
      'Noor',
      'Zoë',
      '李',
    ])
    expect(answer.headers['x-total-count']).toBe('8')
    expect(answer.headers['link']).toBeUndefined()
  })

  it('has every field, in both spellings', async () => {
    const mia = (await listed('search=mia')).find(({ totalVisits }) => totalVisits === 2)
    expect(mia).toEqual({
      id: expect.any(String),
      firstName: 'Mia',
      lastName: 'Hart',
      email: 'person1@velora.test',
      vipTier: 'Silver',
      tier: 'Silver',
      pointsBalance: 95,
      points: 95,
      birthday: '1991-05-14',
      dateOfBirth: '1991-05-14',
      totalSpent: expect.stringMatching(/^\d+\.\d\d$/),
      totalVisits: 2,
      profileImageUrl: null,
      lastLoginAt: '2026-11-21T18:01:00.000Z',
      createdAt: '2026-11-21T18:01:00.000Z',
    })
  })

  it.each([
    ['mia', ['Mia', 'Mia']],
    ['MIA hart', ['Mia', 'Mia']],
    ['hart mia', ['Mia', 'Mia']],
    ['jose', ['José']],
    ['öberg', ['José']],
    ['person3@', ['José']],
    ['velora.test zo', ['Zoë']],
    ['a', ['Anna', 'Zoë']],
    ['o', ['Anna', 'José']],
    ['李', ['李']],
    ['%', []],
    ['100%', ['100%']],
    ['_', []],
    ['un_der', ['100%']],
    ['unxder', []],
    ['\\', []],
    ['der\\score', ['100%']],
    ["o'br", ['Anna']],
    ["'; drop table identity.member; --", []],
    ['$1', []],
    ['\0mia\0', ['Mia', 'Mia']],
    ['a '.repeat(100), ['Anna', 'Zoë']],
    ['😀', []],
    ['   ', ['100%', 'Anna', 'José', 'Mia', 'Mia', 'Noor', 'Zoë', '李']],
  ])('finds for %j: %j', async (search, expected) => {
    expect(await namesFor(search)).toEqual(expected)
  })

  it('counts what a search and a tier find', async () => {
    expect((await ask('search=mia&limit=1')).headers['x-total-count']).toBe('2')
    const silver = await ask('tier=Silver')
    expect(silver.json<Shown[]>().map(({ vipTier }) => vipTier)).toEqual(['Silver'])
    expect(silver.headers['x-total-count']).toBe('1')
    expect((await ask('tier=Bronze')).headers['x-total-count']).toBe('7')
    expect(await listed('tier=Platinum')).toEqual([])
  })

  it('counts a patient who has just joined', async () => {
    await ask()
    const { id } = await app.member('Late')
    expect((await ask()).headers['x-total-count']).toBe('9')
    await app.modules.privacy.deleteAccount(id, 'velora-secret', undefined)
    expect((await ask()).headers['x-total-count']).toBe('8')
  })

  const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
  const by: Readonly<Record<(typeof sorts)[number], (patient: Shown) => number | string>> = {
    name: ({ firstName }) => firstName.normalize('NFKD').toLowerCase(),
    points: ({ pointsBalance }) => -pointsBalance,
    spent: ({ totalSpent }) => -Number(totalSpent),
    visits: ({ totalVisits }) => -totalVisits,
    'last-login': ({ lastLoginAt }) => (lastLoginAt ? -Date.parse(lastLoginAt) : 0),
    newest: ({ createdAt }) => -Date.parse(createdAt),
  }

  it.each(sorts)(
    'comes in the order of %s page by page, each patient once, of one tier as well',
    async sort => {
      const whole = await listed(`sort=${sort}`)
      const keys = whole.map(by[sort])
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
      const ines = await app.staff('front desk')
      for (const query of ['limit=1', 'limit=3', 'limit=7', ...tiers.map(tier => `limit=2&tier=${tier}`)]) {
        const [, tier] = /tier=(\w+)/.exec(query) ?? []
        const expected = whole.filter(({ vipTier }) => !tier || vipTier === tier)
        const found: string[] = []
        let path: string | undefined = `/api/admin/users?sort=${sort}&${query}`
        while (path) {
          const answer = await ines.get(path)
          expect(answer.headers['x-total-count']).toBe(String(expected.length))
          found.push(...answer.json<Shown[]>().map(({ id }) => id))
          path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
        }
        expect(found, query).toEqual(expected.map(({ id }) => id))
      }
    },
  )

  it('keeps search and tier from page to page', async () => {
    const first = await ask('search=mia&limit=1&tier=Bronze&sort=points')
    expect(first.headers['link']).toBeUndefined()
    const second = await ask('search=mia&limit=1&sort=points')
    expect(second.headers['link']).toContain('search=mia')
  })

  it.each([
    'nothing',
    '%00',
    Buffer.from('null').toString('base64url'),
    Buffer.from('{"sort":"name","key":null,"id":"00000000-0000-7000-8000-000000000000","total":1}').toString(
      'base64url',
    ),
    Buffer.from(
      '{"sort":"points","key":"1; drop","id":"00000000-0000-7000-8000-000000000000","total":1}',
    ).toString('base64url'),
    Buffer.from(
      '{"sort":"name","key":"a\\u0000","id":"00000000-0000-7000-8000-000000000000","total":1}',
    ).toString('base64url'),
  ])('refuses a cursor that it never gave: %s', async cursor => {
    for (const sort of ['name', 'points']) {
      const answer = await ask(`sort=${sort}&cursor=${cursor}`)
      expect([answer.status, answer.code]).toEqual([400, 'unknown-cursor'])
    }
  })

  it('puts those last who never signed in', async () => {
    const never = (await listed('sort=last-login')).slice(-5).map(({ lastLoginAt }) => lastLoginAt)
    expect(never).toEqual([null, null, null, null, null])
  })
})
