import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { mostPoints } from '#platform/kernel/points.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { bothDatabases, counting, openEngine } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

describe.each(bothDatabases)('check-ins that come at the same time (%s)', database => {
  const people = 24
  let app: TestApp
  let counts: Map<string, number>
  let engine: Engine
  let members: Member[]
  let codes: string[]
  beforeAll(async () => {
    const counted = counting(await openEngine(database))
    counts = counted.counts
    engine = counted.engine
    app = await openTestApp({ database, engine })
    codes = (await app.modules.loyalty.listCheckInCodes()).map(({ code }) => code)
    members = []
    for (let n = 0; n < people; n++) members.push(await app.member(`Member${n}`))
  })
  afterAll(() => app.stop())

  const checkIn = (member: { readonly id: string }, code: string | undefined) =>
    app.modules.loyalty.checkIn(member.id, code ?? '').then(
      ({ balance }) => balance,
      error => error.code,
    )

  it('are few statements, and each has its own outcome', async () => {
    counts.clear()
    const first = members.map(member => checkIn(member, codes[0]))
    // Twice the same, and another one of the same member.
    const [again, another] = [
      checkIn(members[0] as Member, codes[0]),
      checkIn(members[1] as Member, codes[1]),
    ]
    expect(await Promise.all(first)).toEqual(members.map(() => 5))
    expect(await Promise.all([again, another])).toEqual(['already-checked-in', 10])
    const posts = (counts.get('post-entries') ?? 0) + (counts.get('post-entry') ?? 0)
    expect(counts.get('post-entries')).toBeGreaterThan(0)
    expect(posts).toBeLessThan(people / 2)
    await expectSoundLedger(app.database)
  })

  it('alone is one statement', async () => {
    counts.clear()
    expect(await checkIn(members[2] as Member, codes[1])).toBe(10)
    expect([counts.get('post-entry'), counts.get('post-entries')]).toEqual([undefined, 1])
  })

  it('of somebody with all the points that there can be is refused, and no other', async () => {
    const [rich, ...others] = members.slice(3, 8) as [Member, ...Member[]]
    const correction = {
      memberId: rich.id,
      type: 'set',
      reason: 'A correction',
      actor: 'staff:test',
    } as const
    await app.modules.loyalty.adjustPoints({ ...correction, points: mostPoints })
    const given = await Promise.all([rich, ...others].map(member => checkIn(member, codes[1])))
    expect(given).toEqual(['balance-too-high', ...others.map(() => 10)])
    await expectSoundLedger(app.database)
  })

  // The embedded database does one transaction after the other: there, nobody holds an account beside somebody else.
  it.each(database === 'embedded' ? [] : ['somebody else'])(
    'do not wait for an account that %s holds',
    async () => {
      const [held, ...others] = members.slice(9, 14) as [Member, ...Member[]]
      const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const transaction = engine.transaction(async run => {
        await run(undefined, 'select from loyalty.account where member_id = $1 for update', [held.id])
        isHeld.resolve()
        await isOver.promise
      })
      await isHeld.promise
      // Alone, then together with others.
      const waits = checkIn(held, codes[1])
      await setTimeout(50)
      const rest = others.map(member => checkIn(member, codes[1]))
      const waitsToo = checkIn(held, codes[2])
      expect(await Promise.all(rest)).toEqual(others.map(() => 10))
      isOver.resolve()
      await transaction
      expect((await Promise.all([waits, waitsToo])).toSorted((a, b) => a - b)).toEqual([10, 15])
      await expectSoundLedger(app.database)
    },
  )

  it('count once where they are sent twice', async () => {
    const few = members.slice(14, 22)
    const given = await Promise.all(
      few.flatMap(member => [checkIn(member, codes[2]), checkIn(member, codes[2])]),
    )
    expect(given.filter(balance => balance === 10)).toHaveLength(few.length)
    expect(given.filter(code => code === 'already-checked-in')).toHaveLength(few.length)
    await expectSoundLedger(app.database)
  })
})
