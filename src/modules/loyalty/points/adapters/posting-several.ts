import type { Database } from '#platform/database/database.ts'
import { mostPoints } from '#platform/kernel/points.ts'
import type { NewEntry } from '../ledger.ts'

export interface PostedRow {
  readonly already_posted: boolean
  readonly balance: number | null
  readonly number: number | null
  readonly balance_after: number | null
}

/** The version that an entry names, else the one in force; none before the first (D-168). */
export const versionOr = (given: string) =>
  `coalesce(${given}, (select nullif(version, 0) from loyalty.programme))`

/**
 * What the ledger’s one statement does, for entries of several members that give points, each with its own outcome
 * (D-131). An account that somebody else holds is left out, so that nobody waits for another member's turn: that entry is
 * posted alone. Accounts are locked and opened in the order of their ids, so that two of these statements never wait for
 * each other. (With `limit`, each is looked up by its index; for a join, the planner may read a table whole.)
 */
const text = `
  with asked as (
    select * from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[],
      $8::int[])
      with ordinality as asked (member_id, amount, kind, reference, reason, actor, at, programme_version, place)
  ), held as materialized (
    select member_id, balance from loyalty.account where member_id = any($1::uuid[])
    order by member_id for update skip locked
  ), known as (
    select asked.place, account.balance, coalesce(entry.is_there, false) as already_posted,
      account.balance is not null and held.member_id is null as is_busy
    from asked left join held using (member_id)
    left join lateral (
      select balance from loyalty.account where member_id = asked.member_id limit 1
    ) as account on true
    left join lateral (
      select true as is_there from loyalty.entry where member_id = asked.member_id and reference = asked.reference limit 1
    ) as entry on true
  ), changed as (
    insert into loyalty.account as a (member_id, balance, peak_balance, entry_count)
    select member_id, amount, amount, 1 from asked join known using (place)
    where not already_posted and not is_busy order by member_id
    on conflict (member_id) do update set
      balance = a.balance + excluded.balance,
      peak_balance = greatest(a.peak_balance, a.balance + excluded.balance),
      entry_count = a.entry_count + 1
    where a.balance::bigint + excluded.balance <= ${mostPoints}
    returning member_id, balance, entry_count
  ), added as (
    insert into loyalty.entry
      (member_id, number, amount, balance_after, kind, reference, reason, actor, at, programme_version)
    select member_id, entry_count, amount, changed.balance, kind, reference, reason, actor, at,
      ${versionOr('programme_version')}
    from changed join asked using (member_id)
    returning member_id, number, balance_after
  )
  select already_posted, is_busy, known.balance, added.number, added.balance_after
  from asked join known using (place) left join added using (member_id) order by place`

/** Not every driver writes dates within an array. */
const sqlValue = (value: string | number | Date | null | undefined): string | number | null =>
  value instanceof Date ? value.toISOString() : (value ?? null)

const columnsOfEntry = [
  'memberId',
  'amount',
  'kind',
  'reference',
  'reason',
  'actor',
  'at',
  'programmeVersion',
] as const

/** Gives no row for an entry that has to be posted alone: outside of the batch, where only its own caller waits. */
export function postingSeveral(database: Database) {
  const postEntries = database.statement<PostedRow & { readonly is_busy: boolean }>('post-entries', text)
  return async (entries: readonly NewEntry[]): Promise<readonly (PostedRow | undefined)[]> => {
    // A member's second entry finds what the first one left.
    const members = new Set<string>()
    const isFirst = entries.map(({ memberId }) => members.size < members.add(memberId).size)
    const together = entries.filter((_, place) => isFirst[place])
    const column = (of: keyof NewEntry) => together.map(entry => sqlValue(entry[of]))
    const left = (await postEntries(...columnsOfEntry.map(column))).values()
    return entries.map((_, place) => {
      const row = isFirst[place] ? left.next().value : undefined
      return row?.is_busy ? undefined : row
    })
  }
}
