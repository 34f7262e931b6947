import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { MergedAccounts, MovedBelongings } from '../ports.ts'

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
  const open = database.statement<never>(
    'open-accounts-to-merge',
    `insert into loyalty.account (member_id, balance, peak_balance, entry_count)
     select id, 0, 0, 0 from unnest($1::uuid[]) as id order by id on conflict do nothing`,
  )
  const lock = database.statement<{ memberId: string; balance: number }>(
    'lock-accounts-to-merge',
    `select member_id as "memberId", balance from loyalty.account
     where member_id = any($1::uuid[]) order by member_id for update`,
  )
  const accounts = database.statement<{ id: string }>(
    'accounts-of-member',
    'select id from loyalty.accounts_of($1) as id',
  )
  const survivor = database.statement<{ id: string | null }>(
    'survivor-of-account',
    'select merged_into as id from loyalty.account where member_id = $1',
  )
  return {
    async lock(memberIds) {
      await open(memberIds)
      return new Map((await lock(memberIds)).map(({ memberId, balance }) => [memberId, balance]))
    },
    absorb: absorbing(database, cache),
    release: releasing(database, cache),
    accountsOf: async memberId => (await accounts(memberId)).map(({ id }) => id),
    survivorOf: async memberId => (await survivor(memberId))[0]?.id ?? undefined,
  }
}

function absorbing(database: Database, cache: Cache): MergedAccounts['absorb'] {
  const mark = database.statement<{ id: string }>(
    'mark-accounts-merged',
    'update loyalty.account set merged_into = $1 where member_id = $2 or merged_into = $2 returning member_id as id',
  )
  const inherit = inheriting(database)
  const vouchers = database.statement<MovedBelongings['vouchers'][number]>(
    'vouchers-to-merge',
    'select id, occasion from loyalty.voucher where member_id = $1 order by id for update',
  )
  // If both accounts got the same one-time voucher, both stay valid, and the survivor can't get a third.
  const moveVouchers = database.statement<never>(
    'merge-vouchers',
    `with marks as (update loyalty.voucher_mark set member_id = $1 where member_id = $2)
     update loyalty.voucher v set member_id = $1, occasion = case when exists (
       select from loyalty.voucher own where own.member_id = $1 and own.occasion = v.occasion
     ) then v.occasion || ' of ' || $2::text else v.occasion end
     where v.member_id = $2`,
  )
  const dropScans = database.statement<{ row: object }>(
    'drop-scans-to-merge',
    `delete from loyalty.waiting_scan w where w.member_id = $2 and exists (
       select from loyalty.waiting_scan own where own.member_id = $1 and own.reference = w.reference
     ) returning to_jsonb(w) as row`,
  )
  const moveScans = database.statement<{ id: string }>(
    'merge-scans',
    'update loyalty.waiting_scan set member_id = $1 where member_id = $2 returning id',
  )
  return async (survivorId, absorbedId, at) => {
    const marked = await mark(survivorId, absorbedId)
    await inherit(survivorId, at)
    const moved = await vouchers(absorbedId)
    await moveVouchers(survivorId, absorbedId)
    const dropped = await dropScans(survivorId, absorbedId)
    const scans = await moveScans(survivorId, absorbedId)
    for (const id of [survivorId, absorbedId]) cache.invalidate('member', id)
    return {
      vouchers: moved.map(({ id, occasion }) => ({ id, occasion })),
      scans: scans.map(({ id }) => id),
      droppedScans: dropped.map(({ row }) => row),
      accounts: marked.map(({ id }) => id).filter(id => id !== absorbedId),
    }
  }
}

function releasing(database: Database, cache: Cache): MergedAccounts['release'] {
  const unmark = database.statement<never>(
    'mark-accounts-apart',
    `update loyalty.account set merged_into = case when member_id = $2 then null else $2::uuid end
     where merged_into = $1 and (member_id = $2 or member_id = any($3::uuid[]))`,
  )
  const inherit = inheriting(database)
  const returnVouchers = database.statement<never>(
    'return-merged-vouchers',
    `with given as (select * from unnest($3::uuid[], $4::text[]) as g (id, occasion)),
     marks as (
       update loyalty.voucher_mark m set member_id = $2 from given
       where m.member_id = $1 and m.voucher_id = given.id
     )
     update loyalty.voucher v set member_id = $2, occasion = given.occasion from given
     where v.member_id = $1 and v.id = given.id`,
  )
  const returnScans = database.statement<never>(
    'return-merged-scans',
    'update loyalty.waiting_scan set member_id = $2 where member_id = $1 and id = any($3::uuid[])',
  )
  const restoreScans = database.statement<never>(
    'restore-merged-scans',
    `insert into loyalty.waiting_scan
     select (jsonb_populate_record(null::loyalty.waiting_scan, row)).* from unnest($1::jsonb[]) as row
     on conflict do nothing`,
  )
  return async (survivorId, absorbedId, { vouchers, scans, droppedScans, accounts }, at) => {
    await unmark(survivorId, absorbedId, accounts)
    await inherit(survivorId, at)
    const [ids, occasions] = [vouchers.map(({ id }) => id), vouchers.map(({ occasion }) => occasion)]
    await returnVouchers(survivorId, absorbedId, ids, occasions)
    await returnScans(survivorId, absorbedId, scans)
    await restoreScans(droppedScans.map(row => JSON.stringify(row)))
    for (const id of [survivorId, absorbedId]) cache.invalidate('member', id)
  }
}

const inheriting = (database: Database) =>
  database.statement<never>(
    'inherit-references',
    `update loyalty.account set inherited = ${inherited}, merged_at = $2 where member_id = $1`,
  )
