import { LockMode } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { MergedAccounts } from '../ports.ts'

export const mergingMigrations: readonly Migration[] = [
  {
    name: '0117 loyalty: accounts of one person',
    statements: [
      // Only accounts that absorbed another one have inherited references. They're in the row to be checked under
      // its lock.
      `alter table loyalty.account add column merged_into uuid, add column inherited text[], add column merged_at timestamptz`,
      'create index account_merged on loyalty.account (merged_into) where merged_into is not null',
      `create function loyalty.accounts_of(member uuid) returns setof uuid language sql stable as $$
        select member union all select member_id from loyalty.account where merged_into = member
      $$`,
    ],
  },
]

/** The absorbed accounts' references, except those that name entry numbers: each ledger has its own. */
const inherited = `(
  select array_agg(distinct e.reference) from loyalty.account a join loyalty.entry e on e.member_id = a.member_id
  where a.merged_into = $1 and e.reference is not null and e.reference !~ '^(reversal|merge|merge-undo):'
)`

export function mergedAccountsInDatabase(database: Database, cache: Cache): MergedAccounts {
  const table = database.table('loyalty.account')
  return {
    async lock(memberIds) {
      const em = database.em()
      const empty = { balance: 0, peakBalance: 0, entryCount: 0 }
      const rows = memberIds.toSorted().map(memberId => ({ memberId, ...empty }))
      await em.qb(table).insert(rows).onConflict().ignore().execute()
      const lock = { orderBy: { memberId: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const
      const held = await em.find(table, { memberId: { $in: [...memberIds] } }, lock)
      return new Map(held.map(({ memberId, balance }) => [memberId, balance]))
    },
    absorb: absorbing(database, cache),
    release: releasing(database, cache),
    async accountsOf(memberId) {
      const merged = await database.em().find(table, { mergedInto: memberId })
      return [memberId, ...merged.map(account => account.memberId)]
    },
    survivorOf: async memberId => (await database.em().findOne(table, { memberId }))?.mergedInto ?? undefined,
  }
}

function absorbing(database: Database, cache: Cache): MergedAccounts['absorb'] {
  const inherit = inheriting(database)
  const dropScans = database.statement<{ row: object }>(
    'drop-scans-to-merge',
    `delete from loyalty.waiting_scan w where w.member_id = $2 and exists (
       select from loyalty.waiting_scan own where own.member_id = $1 and own.reference = w.reference
     ) returning to_jsonb(w) as row`,
  )
  const of = (name: string) => database.table(`loyalty.${name}`)
  return async (survivorId, absorbedId, at) => {
    const em = database.em()
    const [own, theirs] = [{ memberId: survivorId }, { memberId: absorbedId }]
    const earlier = await em.find(of('account'), { mergedInto: absorbedId })
    const ids = earlier.map(({ memberId }) => memberId)
    await em.nativeUpdate(of('account'), { memberId: [absorbedId, ...ids] }, { mergedInto: survivorId })
    await inherit(survivorId, at)
    const lock = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const
    const moved = await em.find(of('voucher'), theirs, lock)
    // If both accounts got the same one-time voucher, both stay valid, and the survivor can't get a third.
    for (const { occasion } of await em.find(of('voucher'), { ...own, occasion: { $ne: null } }))
      await em.nativeUpdate(
        of('voucher'),
        { ...theirs, occasion },
        { occasion: `${occasion} of ${absorbedId}` },
      )
    for (const name of ['voucher', 'voucher_mark']) await em.nativeUpdate(of(name), theirs, own)
    const dropped = await dropScans(survivorId, absorbedId)
    const waiting = await em.find(of('waiting_scan'), theirs)
    await em.nativeUpdate(of('waiting_scan'), theirs, own)
    for (const id of [survivorId, absorbedId]) cache.invalidate('member', id)
    return {
      vouchers: moved.map(({ id, occasion }) => ({ id, occasion })),
      scans: waiting.map(({ id }) => id),
      droppedScans: dropped.map(({ row }) => row),
      accounts: ids,
    }
  }
}

function releasing(database: Database, cache: Cache): MergedAccounts['release'] {
  const inherit = inheriting(database)
  const restoreScans = database.statement<never>(
    'restore-merged-scans',
    `insert into loyalty.waiting_scan
     select (jsonb_populate_record(null::loyalty.waiting_scan, row)).* from unnest($1::jsonb[]) as row
     on conflict do nothing`,
  )
  const of = (name: string) => database.table(`loyalty.${name}`)
  return async (survivorId, absorbedId, moved, at) => {
    const em = database.em()
    const [own, merged] = [{ memberId: survivorId }, { mergedInto: survivorId }]
    await em.nativeUpdate(of('account'), { ...merged, memberId: absorbedId }, { mergedInto: null })
    const before = { ...merged, memberId: { $in: moved.accounts } }
    await em.nativeUpdate(of('account'), before, { mergedInto: absorbedId })
    await inherit(survivorId, at)
    for (const { id, occasion } of moved.vouchers) {
      await em.nativeUpdate(of('voucher_mark'), { ...own, voucherId: id }, { memberId: absorbedId })
      await em.nativeUpdate(of('voucher'), { ...own, id }, { memberId: absorbedId, occasion })
    }
    await em.nativeUpdate(of('waiting_scan'), { ...own, id: { $in: moved.scans } }, { memberId: absorbedId })
    await restoreScans(moved.droppedScans.map(row => JSON.stringify(row)))
    for (const id of [survivorId, absorbedId]) cache.invalidate('member', id)
  }
}

const inheriting = (database: Database) =>
  database.statement<never>(
    'inherit-references',
    `update loyalty.account set inherited = ${inherited}, merged_at = $2 where member_id = $1`,
  )
