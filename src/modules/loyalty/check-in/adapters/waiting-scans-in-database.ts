import { defineEntity, type FindOptions, type InferEntity, p, raw } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { WaitingScan, WaitingScans } from '../ports.ts'

export const WaitingScanTable = defineEntity({
  name: 'WaitingScan',
  tableName: 'loyalty.waiting_scan',
  properties: {
    memberId: p.uuid().primary(),
    reference: p.text().primary(),
    id: p.uuid().unique('waiting_scan_id_key'),
    codeId: p.uuid(),
    scannedAt: p.datetime(),
    receivedAt: p.datetime().index('waiting_scan_by_age'),
    status: p.text().$type<WaitingScan['status']>(),
    decidedAt: p.datetime().strictNullable(),
    decidedBy: p.text().strictNullable(),
  },
})

/** Long enough for patients to ask about a visit. Decisions stay in the ledger and the audit log. */
export const expiredWaitingScans = {
  name: 'drop-waiting-scans',
  table: 'loyalty.waiting_scan',
  expired: "received_at < $1::timestamptz - interval '30 days'",
}

type Row = InferEntity<typeof WaitingScanTable>

const asShown = ({ decidedBy: _by, ...scan }: Row): WaitingScan => scan

/** If the visit was counted in the meantime, there's nothing left to confirm. */
const open = (since: Date) => ({
  ...{ status: 'waiting' as const, scannedAt: { $gt: since } },
  [raw(
    w =>
      `not exists (select from loyalty.entry e where e.member_id = ${w}.member_id and e.reference = ${w}.reference)`,
  )]: [],
})

export function waitingScansInDatabase(database: Database, cache: Cache): WaitingScans {
  return { ...writing(database, cache), ...reading(database) }
}

function writing(database: Database, cache: Cache): Pick<WaitingScans, 'add' | 'decide' | 'forget'> {
  const add = database.statement<Pick<WaitingScan, 'status'>>(
    'add-waiting-scan',
    `insert into loyalty.waiting_scan as w (id, member_id, code_id, reference, scanned_at, received_at, status)
     select $1::uuid, $2::uuid, $3::uuid, $4::text, $5::timestamptz, $6::timestamptz, 'waiting'
     where (
       select count(*) from loyalty.waiting_scan
       where member_id = $2 and reference <> $4 and scanned_at > $7::timestamptz
     ) < $8::int
     on conflict (member_id, reference) do update set status = w.status
     returning w.status`,
  )
  return {
    async add({ id, memberId, codeId, reference, scannedAt, receivedAt }, since, most) {
      const [kept] = await add(id, memberId, codeId, reference, scannedAt, receivedAt, since, most)
      cache.invalidate('member', memberId)
      return kept?.status
    },
    async decide({ id, status, actor, at, since }) {
      const em = database.em()
      const undecided = { id, status: 'waiting', scannedAt: { $gt: since } } as const
      const decision = { status, decidedBy: actor, decidedAt: at }
      if ((await em.nativeUpdate(WaitingScanTable, undecided, decision)) === 0) return undefined
      const decided = asShown(await em.findOneOrFail(WaitingScanTable, { id }))
      cache.invalidate('member', decided.memberId)
      return decided
    },
    async forget(memberIds) {
      await database.em().nativeDelete(WaitingScanTable, { memberId: { $in: [...memberIds] } })
    },
  }
}

function reading(
  database: Database,
): Pick<WaitingScans, 'waitingSince' | 'countWaitingSince' | 'waitingOf' | 'of' | 'find'> {
  const list = async (where: object, options: FindOptions<Row> = {}) => {
    const oldestFirst = { orderBy: { id: 'asc' }, ...options } as const
    return (await database.em().find(WaitingScanTable, where, oldestFirst)).map(asShown)
  }
  return {
    waitingSince: (since, limit, after) =>
      list({ ...open(since), ...(after && { id: { $gt: after } }) }, { limit }),
    countWaitingSince: since => database.em().count(WaitingScanTable, open(since)),
    waitingOf: (memberId, since) => list({ ...open(since), memberId }),
    of: memberId => list({ memberId }, { orderBy: { id: 'desc' } }),
    async find(id) {
      const found = await database.em().findOne(WaitingScanTable, { id })
      return found ? asShown(found) : undefined
    },
  }
}
