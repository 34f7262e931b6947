import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases, counting, newPostgresDatabase, openEngine } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

type Member = Awaited<ReturnType<TestApp['member']>>

const codesOf = async (app: TestApp) =>
  (await app.modules.loyalty.listCheckInCodes()).map(({ code }) => code) as [string, string, string]

const checkIn = async (member: Member, code: string, key: string) => {
  const { status, text } = await member.post('/api/checkin', { code }, { 'idempotency-key': key })
  const { pointsBalance, code: refusal } = JSON.parse(text) as { pointsBalance?: number; code?: string }
  return { status, text, outcome: pointsBalance ?? refusal }
}

describe.each(bothDatabases)('check-ins of phones at the same time, each with a key (%s)', database => {
  const people = 12
  let app: TestApp
  let counts: Map<string, number>
  let engine: Engine
  let members: Member[]
  let codes: readonly [string, string, string]
  beforeAll(async () => {
    const counted = counting(await openEngine(database))
    counts = counted.counts
    engine = counted.engine
    app = await openTestApp({ database, engine })
    codes = await codesOf(app)
    members = []
    for (let n = 0; n < people; n++) members.push(await app.member(`Member${n}`))
  })
  afterAll(async () => {
    await expectSoundLedger(app.database)
    await app.stop()
  })
  const outcomes = (answers: readonly { readonly outcome: unknown }[]) =>
    answers.map(({ outcome }) => outcome)

  it('have an outcome each', async () => {
    const first = await Promise.all(members.map((member, n) => checkIn(member, codes[0], `first ${n}`)))
    expect(outcomes(first)).toEqual(members.map(() => 5))
    const [mia, noor, ines, olga, ...others] = members as [Member, Member, Member, Member, ...Member[]]
    const mixed = await Promise.all([
      checkIn(mia, codes[0], 'a new key'),
      checkIn(noor, codes[0], 'first 1'),
      checkIn(ines, codes[1], 'first 2'),
      checkIn(olga, 'no such code', 'unknown'),
      ...others.map((member, n) => checkIn(member, codes[1], `second ${n}`)),
    ])
    expect(outcomes(mixed).slice(0, 4)).toEqual([
      'already-checked-in',
      5,
      'idempotency-key-reused',
      'unknown-check-in-code',
    ])
    expect(mixed[1]?.text).toBe(first[1]?.text)
    expect(outcomes(mixed).slice(4)).toEqual(others.map(() => 10))
  })

  it('count once where a phone sends the same again before it is answered', async () => {
    const sent = members.slice(4).flatMap((member, n) => {
      const send = () => checkIn(member, codes[2], `third ${n}`)
      return [send(), send()]
    })
    expect(outcomes(await Promise.all(sent))).toEqual(sent.map(() => 15))
  })

  it('are three statements each: the key, the entry, the answer', async () => {
    counts.clear()
    await checkIn(members[1] as Member, codes[1], 'alone')
    const asked = Object.fromEntries([...counts].filter(([name]) => name !== 'notify'))
    expect(asked).toEqual({
      'claim-idempotency-key': 1,
      'post-entry': 1,
      'note-idempotent-answer': 1,
    })
  })

  // The embedded database does one transaction after the other: there, nobody holds anything beside somebody else.
  it.each(database === 'embedded' ? [] : ['an account', 'a key'])(
    'do not wait for %s that somebody else holds',
    async what => {
      const holder = await app.member(`Holder${what.at(-1)}`)
      const others = await Promise.all(['X', 'Y', 'Z'].map(name => app.member(`${name}${what.at(-1)}`)))
      await checkIn(holder, codes[0], `${what}: before`)
      const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const transaction = engine.transaction(async run => {
        const text =
          what === 'a key'
            ? 'delete from platform.idempotency where concerns = array[$1]'
            : 'select from loyalty.account where member_id = $1::uuid for update'
        await run(undefined, text, [holder.id])
        isHeld.resolve()
        await isOver.promise
      })
      await isHeld.promise
      const waits = checkIn(holder, codes[1], what === 'a key' ? `${what}: before` : `${what}: held`)
      const rest = others.map((member, n) => checkIn(member, codes[1], `${what}: rest ${n}`))
      expect(outcomes(await Promise.all(rest))).toEqual([5, 5, 5])
      isOver.resolve()
      await transaction
      expect((await waits).outcome).toBe(10)
    },
  )
})

describe('two instances that get the same check-ins at the same time', () => {
  it('count each of them once, and give the same answer', async () => {
    const url = await newPostgresDatabase()
    const open = async () =>
      openTestApp({ database: 'postgresql', engine: await openEngine('postgresql', url) })
    const [one, other] = [await open(), await open()]
    try {
      const [code] = await codesOf(one)
      const members: Member[] = []
      for (let n = 0; n < 10; n++) members.push(await one.member(`Member${n}`))
      const answers = await Promise.all(
        members.map(async (member, n) => {
          const elsewhere = other.network.browser(new Map(member.cookies))
          const [first, second] = await Promise.all([
            checkIn(member, code, `same ${n}`),
            checkIn({ ...member, post: elsewhere.post } as Member, code, `same ${n}`),
          ])
          return first.text === second.text ? first.outcome : [first.text, second.text]
        }),
      )
      expect(answers).toEqual(members.map(() => 5))
      await expectSoundLedger(one.database)
    } finally {
      await one.stop()
      await other.stop()
    }
  })
})
