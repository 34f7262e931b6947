import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import { NoLongerMember, PatientGone } from '#platform/kernel/account-gone.ts'
import { BalanceTooHigh, mostPoints, NotEnoughPoints } from '#platform/kernel/points.ts'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { Entry, EntryKind, NewEntry } from '../ledger.ts'
import type { Arrival, Ledger } from '../ports.ts'

/** The row beside a member's entries, whose lock orders them. */
export const AccountTable = defineEntity({
  name: 'Account',
  tableName: 'loyalty.account',
  properties: {
    memberId: p.uuid().primary(),
    balance: p.integer(),
    peakBalance: p.integer(),
    entryCount: p.integer(),
    tier: p.text().default('Bronze'),
    mergedInto: p.uuid().strictNullable(),
    inherited: p.array().strictNullable(),
    mergedAt: p.datetime().strictNullable(),
  },
  indexes: [
    { name: 'account_by_balance', properties: ['balance', 'memberId'] },
    { name: 'account_of_tier_by_balance', properties: ['tier', 'balance', 'memberId'] },
  ],
})

export const LedgerEntryTable = defineEntity({
  name: 'LedgerEntry',
  tableName: 'loyalty.entry',
  properties: {
    memberId: p.uuid().primary(),
    number: p.integer().primary(),
    amount: p.integer(),
    balanceAfter: p.integer(),
    kind: p.text().$type<EntryKind>(),
    reference: p.text().strictNullable(),
    reason: p.text(),
    actor: p.text(),
    at: p.datetime(),
    programmeVersion: p.integer().strictNullable(),
  },
  uniques: [{ name: 'entry_counted_once', properties: ['memberId', 'reference'] }],
})

type PostedRow = { readonly already_posted: boolean } & Readonly<
  Record<'balance' | 'number' | 'balance_after', number | null>
>

/** The entry's own version, or else the current one; null before the first version (D-168). */
const versionOr = (given: string) => `coalesce(${given}, (select nullif(version, 0) from loyalty.programme))`

/**
 * All guarantees are in one statement. The account's row lock orders a member's entries, its check keeps the balance at
 * zero or above, and references are unique. Earlier lookups can lose a race; these constraints can't. `greatest` is
 * needed because PostgreSQL checks the row to insert even if it then updates.
 */
const post = `
  with already_posted as (
    select 1 from loyalty.entry where member_id = $1 and reference = $4
  ), changed as (
    insert into loyalty.account as a (member_id, balance, peak_balance, entry_count)
    select $1::uuid, greatest($2::int, 0), greatest($2::int, 0), 1
    where not exists (select from already_posted)
      and ($2::int > 0 or exists (select from loyalty.account where member_id = $1))
    on conflict (member_id) do update set
      balance = a.balance + $2::int,
      peak_balance = greatest(a.peak_balance, a.balance + $2::int),
      entry_count = a.entry_count + 1
    where a.balance::bigint + $2::int between 0 and ${mostPoints} and a.merged_into is null
      and not coalesce($4 = any (a.inherited), false)
    returning balance, entry_count
  ), added as (
    insert into loyalty.entry
      (member_id, number, amount, balance_after, kind, reference, reason, actor, at, programme_version)
    select $1::uuid, entry_count, $2::int, balance, $3, $4, $5, $6, $7, ${versionOr('$8::int')} from changed
    returning number, balance_after
  )
  select exists (select from already_posted) as already_posted,
    (select balance from loyalty.account where member_id = $1) as balance,
    added.number, added.balance_after
  from (select) as always left join added on true`

/**
 * Locks the account before reading its balance, so the difference is right. An account that another transaction is just
 * opening isn't visible yet: then nothing happens, and the caller retries.
 */
const set = `
  with before as materialized (
    select balance, merged_into from loyalty.account where member_id = $1 for update
  ), changed as (
    insert into loyalty.account as a (member_id, balance, peak_balance, entry_count)
    select $1::uuid, $2::int, $2::int, 1 where $2::int <> coalesce((select balance from before), 0)
      and (select merged_into from before) is null
    on conflict (member_id) do update set
      balance = $2::int,
      peak_balance = greatest(a.peak_balance, $2::int),
      entry_count = a.entry_count + 1
    where exists (select from before)
    returning balance, entry_count
  ), added as (
    insert into loyalty.entry
      (member_id, number, amount, balance_after, kind, reference, reason, actor, at, programme_version)
    select $1::uuid, entry_count, balance - coalesce((select balance from before), 0), balance, $3, $4, $5, $6, $7,
      ${versionOr('null')}
    from changed
    returning number, amount, balance_after as "balanceAfter"
  )
  select number, amount, "balanceAfter", exists (select from before) as "wasThere",
    (select merged_into from before) is not null as "isMerged"
  from (select) as always
  left join added on true`

/**
 * Adds the first entries of many members in one statement. The account row may already exist, because the tier creates
 * it as well.
 */
const open = `
  with given as (
    select * from unnest($1::uuid[], $2::int[], $3::text[]) as g (member_id, amount, reference)
  ), opened as (
    insert into loyalty.account as a (member_id, balance, peak_balance, entry_count)
    select member_id, amount, amount, 1 from given
    on conflict (member_id) do update set
      balance = excluded.balance, peak_balance = excluded.peak_balance, entry_count = 1
    where a.entry_count = 0
    returning member_id
  )
  insert into loyalty.entry
    (member_id, number, amount, balance_after, kind, reference, reason, actor, at, programme_version)
  select member_id, 1, amount, amount, $4, reference, $5, $6, $7::timestamptz, ${versionOr('null')}
  from given join opened using (member_id)
  returning member_id as "memberId"`

/** Whether to include merged accounts, and there are any. */
const isMerged = '($4::boolean and exists (select from loyalty.account where merged_into = $1))'

/** Entry numbers count per account, so the entries of several accounts are numbered in order of time. */
const newest = `
  select e.place as number, e.amount, e.balance_after as "balanceAfter", e.kind, e.reason, e.actor, e.at,
    t.location_id as "locationId", t.location_name as "locationName"
  from (
    (select *, number as place from loyalty.entry
     where member_id = $1 and number < $3 and not ${isMerged} order by number desc limit $2)
    union all
    select *, (row_number() over (order by at, member_id = $1, member_id, number))::int from loyalty.entry
    where member_id in (select loyalty.accounts_of($1)) and ${isMerged}
  ) e left join loyalty.treatment t on t.member_id = e.member_id and t.entry_number = e.number
  where e.place < $3 order by e.place desc limit $2`

export function ledgerInDatabase(database: Database, cache: Cache): Ledger {
  return { ...posting(database, cache), ...reading(database) }
}

function posting(database: Database, cache: Cache): Pick<Ledger, 'post' | 'setBalance' | 'openAccounts'> {
  const postEntry = database.statement<PostedRow>('post-entry', post)
  const setTo = database.statement<{
    number: number | null
    amount: number
    balanceAfter: number
    wasThere: boolean
    isMerged: boolean
  }>('set-balance', set)
  const openAccounts = database.statement<{ memberId: string }>('open-accounts', open)
  const refusalOf = refusing(database)
  return {
    async openAccounts(balances, { kind, reason, actor, at }) {
      if (balances.length === 0) return new Set()
      const opened = await openAccounts(
        balances.map(({ memberId }) => memberId),
        balances.map(({ points }) => points),
        balances.map(({ reference }) => reference),
        ...[kind, reason, actor, at],
      )
      for (const { memberId } of opened) cache.invalidate('member', memberId)
      return new Set(opened.map(({ memberId }) => memberId))
    },
    async post({ memberId, amount, kind, reference, reason, actor, at, programmeVersion }, onDuplicate) {
      const values = [memberId, amount, kind, reference ?? null, reason, actor, at, programmeVersion ?? null]
      const [row] = await postEntry(...values).catch(error => {
        throw brokenConstraint(error) === 'entry_counted_once' ? onDuplicate() : error
      })
      if (row?.already_posted) throw onDuplicate()
      if (row?.number == null || row.balance_after == null)
        throw await refusalOf({ memberId, amount, reference, actor }, row?.balance ?? 0, onDuplicate)
      cache.invalidate('member', memberId)
      return { number: row.number, balanceAfter: row.balance_after }
    },
    async setBalance({ memberId, kind, reference = null, reason, actor, at }, balance) {
      const values = [memberId, balance, kind, reference, reason, actor, at]
      let [row] = await setTo(...values)
      if (row?.number === null && !row.wasThere && balance > 0) [row] = await setTo(...values)
      if (row?.isMerged) throw new PatientGone()
      if (!row || row.number === null) return undefined
      cache.invalidate('member', memberId)
      return { number: row.number, amount: row.amount, balanceAfter: row.balanceAfter }
    },
  }
}

/** Finds out why an entry was refused, because the account may have been merged while the entry waited for the lock. */
function refusing(database: Database) {
  type Refused = Pick<NewEntry, 'memberId' | 'amount' | 'reference' | 'actor'>
  return async (
    { memberId, amount, reference, actor }: Refused,
    balance: number,
    onDuplicate: () => Refusal,
  ) => {
    const account = await database.em().findOne(AccountTable, { memberId })
    if (account?.mergedInto) return actor === 'member' ? new NoLongerMember() : new PatientGone()
    if (reference && account?.inherited?.includes(reference)) return onDuplicate()
    return amount > 0 ? new BalanceTooHigh() : new NotEnoughPoints(balance, -amount)
  }
}

function reading(database: Database): Omit<Ledger, 'post' | 'setBalance' | 'openAccounts'> {
  const balance = database.statement<{ balance: number }>(
    'balance-of',
    'select balance from loyalty.account where member_id = $1',
  )
  const entries = database.statement<Entry>('entries-of', newest)
  const found = database.statement<{ reference: string }>(
    'find-references',
    `select reference from loyalty.entry where member_id = $1 and reference = any($2::text[])
     union
     select r from loyalty.account a cross join unnest(a.inherited) r where a.member_id = $1 and r = any($2::text[])`,
  )
  const arrived = database.statement<Arrival>(
    'arrivals',
    `select member_id as "memberId", amount, at from loyalty.entry
     where kind = 'check-in' and at > $2 and split_part(reference, ':', 2) = $1 order by at desc limit 3`,
  )
  return {
    arrivals: (codeId, since) => arrived(codeId, since),
    balanceOf: async memberId => (await balance(memberId))[0]?.balance ?? 0,
    async balancesOf(ids) {
      const accounts = await database.em().find(AccountTable, { memberId: { $in: [...ids] } })
      return new Map(accounts.map(({ memberId, balance }) => [memberId, balance]))
    },
    entriesOf: (memberId, limit, before) => entries(memberId, limit, before ?? mostPoints, false),
    historyOf: (memberId, limit, before) => entries(memberId, limit, before ?? mostPoints, true),
    async countHistory(memberId) {
      const accounts = await database
        .em()
        .find(AccountTable, { $or: [{ memberId }, { mergedInto: memberId }] })
      return accounts.reduce((sum, { entryCount }) => sum + entryCount, 0)
    },
    countOf: async memberId => (await database.em().findOne(AccountTable, { memberId }))?.entryCount ?? 0,
    references: async (memberId, references) =>
      new Set((await found(memberId, references)).map(({ reference }) => reference)),
  }
}
