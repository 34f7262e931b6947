import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { MemberActor } from './cast.ts'
import { treatmentOf } from './points.ts'

/** Members with something in each of their lists, whose data no longer changes. */
export async function quietMembers(app: TestApp, count: number): Promise<readonly MemberActor[]> {
  const treatment = await treatmentOf(app)
  const [goal] = await app.modules.loyalty.listGoals()
  const quiet: MemberActor[] = []
  for (let n = 1; n <= count; n++) {
    const member = await app.member(`Quiet${n}`)
    const once = { 'idempotency-key': `quiet member ${n}` }
    await app.modules.loyalty.awardTreatment({ ...treatment, email: member.email, customPoints: 700 + n })
    const said = [
      await member.post(`/api/user/redeem-goal/${goal?.id}`, undefined, once),
      await member.post(
        '/api/diary',
        { title: `Day ${n}`, entryType: 'after', description: `Calm ${n}` },
        once,
      ),
      await member.post(
        '/api/service-requests',
        { serviceId: treatment.serviceId, notes: `Please ${n}` },
        once,
      ),
    ]
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
    quiet.push(member)
  }
  return quiet
}

/** A member’s ledger, in chronological order. */
type Entries = ReadonlyMap<string, readonly string[]>

const entriesText = `select member_id::text as member, number || ': ' || amount || ' = ' || balance_after || ', ' || reason as entry
  from loyalty.entry order by member_id, number`

export async function entriesIn({ database }: Pick<TestApp, 'database'>): Promise<Entries> {
  const rows = await database.statement<{ member: string; entry: string }>('entries-of-all', entriesText)()
  return new Map(
    [...Map.groupBy(rows, ({ member }) => member)].map(([member, of]) => [
      member,
      of.map(({ entry }) => entry),
    ]),
  )
}

export interface BackupLoad {
  /** The number of successful requests so far. */
  count(): number
  /** How many entries each member has for certain: the confirmed ones. */
  acknowledged(): ReadonlyMap<string, number>
  /** How many entries each member may have: also counts requests without a response yet. */
  asked(): ReadonlyMap<string, number>
  stop(): Promise<void>
}

/** Each counts once per member and day. */
const codes = 200

/** Adds the codes that members scan during a backup. */
export async function addCodesOfLoad(app: TestApp): Promise<void> {
  await app.database.statement(
    'codes-of-load',
    `insert into loyalty.check_in_code (id, code, description, points_value, is_active)
     select gen_random_uuid(), 'LOAD-' || n, 'Load ' || n, 5, true from generate_series(1, $1::int) n`,
  )(codes)
  await app.modules.cache.invalidate('check-in-codes', '')
}

/** Members who check in, get awards and claim rewards, both in sequence and in parallel, until stopped. */
export async function startBackupLoad(app: TestApp, count: number): Promise<BackupLoad> {
  const desk = await app.staff()
  const treatment = await treatmentOf(app)
  const goals = await app.modules.loyalty.listGoals()
  const acknowledged = new Map<string, number>()
  const asked = new Map<string, number>()
  let running = true
  let done = 0
  let failure: unknown

  const busy: MemberActor[] = []
  for (let n = 1; n <= count; n++) busy.push(await app.member(`Busy${n}`))

  const ask = (member: MemberActor, n: number) => {
    const once = { 'idempotency-key': `load ${member.id} ${n}` }
    const goal = goals[Math.floor(n / 12)]
    if (n % 12 === 11 && goal) return member.post(`/api/user/redeem-goal/${goal.id}`, undefined, once)
    if (n % 3 === 1 && n < 3 * codes)
      return member.post('/api/checkin', { code: `LOAD-${1 + Math.floor(n / 3)}` }, once)
    const award = {
      userEmail: member.email,
      serviceId: treatment.serviceId,
      customPoints: 1_000 + n,
      countAgain: true,
    }
    return desk.post('/api/admin/award-points', award, once)
  }
  const work = async (member: MemberActor) => {
    for (let n = 0; running; n++) {
      asked.set(member.id, (acknowledged.get(member.id) ?? 0) + 1)
      const { status, text } = await ask(member, n)
      if (status === 503) continue
      expect([n, status, status === 200 ? '' : text]).toEqual([n, 200, ''])
      acknowledged.set(member.id, (acknowledged.get(member.id) ?? 0) + 1)
      done++
    }
  }
  const workers = Promise.all(busy.map(work))
  workers.catch(error => {
    running = false
    failure = error
  })
  return {
    count() {
      if (failure) throw failure
      return done
    },
    acknowledged: () => new Map(acknowledged),
    asked: () => new Map(asked),
    async stop() {
      running = false
      await workers
    },
  }
}
