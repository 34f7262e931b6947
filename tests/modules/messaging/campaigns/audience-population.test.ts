import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { type Dice, diceFrom } from '../../../support/dice.ts'

interface Person {
  readonly id: string
  readonly born: string | null
  readonly joined: number
  readonly lastLogin: number | null
  readonly points: number
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
}

type Audience = Parameters<TestApp['modules']['messaging']['previewCampaign']>[0]['audience']

const size = 600
const dayMs = 86_400_000
const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Written from the decisions (D-25, D-30), not from the SQL. `day` is the clinic's. */
function belongs(person: Person, { kind, tier, leastPoints, mostPoints }: Audience, at: number, day: string) {
  const [year, month, date] = day.split('-')
  const [, bornMonth, bornDate] = person.born?.split('-') ?? []
  const celebrated = bornMonth === '02' && bornDate === '29' && !isLeap(Number(year)) ? '28' : bornDate
  switch (kind) {
    case 'ALL':
      return true
    case 'VIP_BRONZE':
    case 'VIP_SILVER':
    case 'VIP_GOLD':
    case 'VIP_PLATINUM':
      return person.tier.toUpperCase() === kind.slice(4)
    case 'VIP_TIER':
      return person.tier === tier
    case 'BIRTHDAY_TODAY':
      return bornMonth === month && celebrated === date
    case 'BIRTHDAY_MONTH':
      return bornMonth === month
    case 'INACTIVE_USERS':
      return (person.lastLogin ?? person.joined) < at - 90 * dayMs
    case 'NEW_CUSTOMERS':
      return person.joined >= at - 60 * dayMs
    default:
      return person.points >= (leastPoints ?? 0) && person.points <= (mostPoints ?? Number.POSITIVE_INFINITY)
  }
}

function populate(dice: Dice, at: number): readonly Person[] {
  const edges = [59, 60, 61, 89, 90, 91]
  const ago = () => at - (dice.below(3) === 0 ? dice.oneOf(edges) : dice.below(500)) * dayMs
  const births = ['1992-02-29', '1990-02-28', '1991-03-01', '1988-02-01']
  return Array.from({ length: size }, () => {
    const joined = ago()
    const anyDay = new Date(Date.UTC(1950 + dice.below(55), dice.below(12), 1 + dice.below(28)))
      .toISOString()
      .slice(0, 10)
    return {
      id: randomUUID(),
      born: dice.below(10) === 0 ? null : dice.below(4) === 0 ? dice.oneOf(births) : anyDay,
      joined,
      lastLogin: dice.below(4) === 0 ? null : Math.max(joined, ago()),
      points: dice.below(5) === 0 ? 0 : dice.below(2_000),
      tier: dice.oneOf(tiers),
    }
  })
}

describe.each(usualDatabases)(`an audience among ${size} members (%s)`, database => {
  let app: TestApp
  let people: readonly Person[]
  const seed = 20_261_121
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2027-02-28T18:00:00Z' })
    people = populate(diceFrom(seed), app.clock.now().getTime())
    await app.modules.identity.register({
      ...{ email: 'staff@velora.test', password: 'velora-1', name: 'Tess', staffRole: 'manager' },
    })
    const column = <T>(of: (person: Person) => T) => people.map(of)
    const moment = (time: number | null) => (time === null ? null : new Date(time).toISOString())
    await app.database.run(
      `insert into identity.member (id, email, password_hash, first_name, last_name, date_of_birth, created_at, last_login_at)
       select id, id || '@velora.test', '', 'A', 'B', born, joined, login
       from unnest($1::uuid[], $2::date[], $3::timestamptz[], $4::timestamptz[]) as t (id, born, joined, login)`,
      [
        column(p => p.id),
        column(p => p.born),
        column(p => moment(p.joined)),
        column(p => moment(p.lastLogin)),
      ],
    )
    await app.database.run(
      `insert into loyalty.account (member_id, balance, peak_balance, entry_count)
       select id, points, points, 1 from unnest($1::uuid[], $2::int[]) as t (id, points) where points > 0`,
      [column(p => p.id), column(p => p.points)],
    )
    await app.database.run(
      `insert into tiers.standing (member_id, total_spent_cents, visits, tier)
       select id, 0, 0, tier from unnest($1::uuid[], $2::text[]) as t (id, tier) where tier <> 'Bronze'`,
      [column(p => p.id), column(p => p.tier)],
    )
    await app.database.run(
      `insert into messaging.consents (member_id, channel, given, wording, source, at)
       select id, 'push', true, 'test', 'profile', now() from unnest($1::uuid[]) as t (id)`,
      [column(p => p.id)],
    )
  })
  afterAll(() => app.stop())

  const none = { tier: null, leastPoints: null, mostPoints: null }
  const kinds: readonly Audience[] = [
    ...(['ALL', 'VIP_BRONZE', 'VIP_SILVER', 'VIP_GOLD', 'VIP_PLATINUM', 'BIRTHDAY_TODAY'] as const).map(
      kind => ({ ...none, kind }),
    ),
    ...(['BIRTHDAY_MONTH', 'INACTIVE_USERS', 'NEW_CUSTOMERS', 'POINTS_RANGE'] as const).map(kind => ({
      ...none,
      kind,
    })),
    ...tiers.map(tier => ({ ...none, kind: 'VIP_TIER' as const, tier })),
    { ...none, kind: 'POINTS_RANGE', leastPoints: 500, mostPoints: 1_500 },
    { ...none, kind: 'POINTS_RANGE', leastPoints: 1_900 },
    { ...none, kind: 'POINTS_RANGE', mostPoints: 0 },
  ]

  // The 28th of a year without a 29th; the 29th of one with it; the turn of a clinic day.
  describe.each([
    ['2027-02-28T18:00:00Z', '2027-02-28'],
    ['2028-02-29T18:00:00Z', '2028-02-29'],
    ['2027-03-01T07:59:00Z', '2027-02-28'],
    ['2027-03-01T08:00:00Z', '2027-03-01'],
  ])('at %s', (at, day) => {
    it.each(kinds.map(audience => [JSON.stringify(audience), audience] as const))(
      'is who belongs to it, each once, and no staff: %s',
      async (_name, audience) => {
        app.clock.set(at)
        const expected = people.filter(person => belongs(person, audience, Date.parse(at), day))
        const members = await app.database.run(
          'select member_id as id from patients.audience($1, $2, $3, $4, $5::date, $6::timestamptz)',
          [audience.kind, audience.tier, audience.leastPoints, audience.mostPoints, day, at],
        )
        expect((members as { id: string }[]).map(({ id }) => id).sort()).toEqual(
          expected.map(({ id }) => id).sort(),
        )
        const asked = { kind: 'notification', type: 'PROMOTION', audience, sendToAll: false } as const
        expect(await app.modules.messaging.previewCampaign(asked)).toMatchObject({
          willGet: expected.length,
          skipped: [],
        })
      },
    )
  })
})
