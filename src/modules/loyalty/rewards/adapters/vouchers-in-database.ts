import type { Database } from '#platform/database/database.ts'
import type { Vouchers } from '../ports.ts'
import type { Voucher } from '../vouchers.ts'

const columns = `id, member_id as "memberId", goal_id as "goalId", title, reward_value as "rewardValue", code,
  issued_at as "issuedAt", expires_at as "expiresAt", used_at as "usedAt"`

export function vouchersInDatabase(database: Database): Vouchers {
  return { ...ofMembers(database), ...atDesk(database), ...ending(database) }
}

function ofMembers(database: Database): Pick<Vouchers, 'issue' | 'issueOnce' | 'of' | 'anonymize'> {
  const issue = database.statement<never>(
    'issue-voucher',
    `insert into loyalty.voucher (member_id, id, goal_id, title, reward_value, code, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  )
  const issueOnce = database.statement<{ id: string }>(
    'issue-voucher-once',
    `insert into loyalty.voucher
       (member_id, id, goal_id, title, reward_value, code, issued_at, expires_at, occasion)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (member_id, occasion) where occasion is not null do nothing returning id`,
  )
  const of = database.statement<Voucher>(
    'vouchers-of',
    `select ${columns} from loyalty.voucher where member_id = $1 order by issued_at desc, id desc`,
  )
  const anonymize = database.statement<never>(
    'make-vouchers-anonymous',
    `update loyalty.voucher set code = 'gone-' || id,
       expires_at = case when used_at is null then least(expires_at, $2::timestamptz) else expires_at end
     where member_id = any($1::uuid[])`,
  )
  return {
    async issue({ memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt }) {
      await issue(memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt)
    },
    async issueOnce({ memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt }, occasion) {
      const values = [memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt, occasion]
      return (await issueOnce(...values)).length > 0
    },
    of,
    async anonymize(memberIds, at) {
      await anonymize(memberIds, at)
    },
  }
}

function atDesk(
  database: Database,
): Pick<Vouchers, 'find' | 'use' | 'takeBack' | 'usedSince' | 'countUsedSince'> {
  const find = database.statement<Voucher>(
    'find-voucher',
    `select ${columns} from loyalty.voucher where code = $1`,
  )
  const use = database.statement<Voucher>(
    'use-voucher',
    `with used as (
       update loyalty.voucher set used_at = $2, used_by = $3
       where code = $1 and used_at is null and (expires_at is null or expires_at > $2)
       returning *
     ), marked as (
       insert into loyalty.voucher_mark (member_id, voucher_id, mark, actor, at)
       select member_id, id, 'used', used_by, used_at from used
     )
     select ${columns} from used`,
  )
  const takeBack = database.statement<Voucher>(
    'take-voucher-back',
    `with ready as (
       update loyalty.voucher set used_at = null, used_by = null
       where code = $1 and used_at >= $4
       returning *
     ), marked as (
       insert into loyalty.voucher_mark (member_id, voucher_id, mark, actor, at)
       select member_id, id, 'taken back', $3::text, $2::timestamptz from ready
     )
     select ${columns} from ready`,
  )
  const usedSince = database.statement<Voucher>(
    'vouchers-used-since',
    `select ${columns} from loyalty.voucher
     where used_at >= $1 and ($3::timestamptz is null or (used_at, id) < ($3::timestamptz, $4::uuid))
     order by used_at desc, id desc limit $2`,
  )
  const countUsedSince = database.statement<{ count: number }>(
    'count-vouchers-used-since',
    'select count(*)::int as count from loyalty.voucher where used_at >= $1',
  )
  return {
    find: async code => (await find(code))[0],
    use: async ({ code, actor, at }) => (await use(code, at, actor))[0],
    takeBack: async ({ code, actor, at }, since) => (await takeBack(code, at, actor, since))[0],
    usedSince: (since, limit, before) => usedSince(since, limit, before?.at ?? null, before?.id ?? null),
    countUsedSince: async since => (await countUsedSince(since))[0]?.count ?? 0,
  }
}

function ending(database: Database): Pick<Vouchers, 'takeEnding'> {
  const take = database.statement<Voucher>(
    'take-ending-vouchers',
    `with ending as (
       select v.member_id as owner, v.id as voucher from loyalty.voucher v
       where v.used_at is null and v.reminded_at is null
         and v.expires_at > $1 and v.expires_at <= $2 and v.issued_at < $3
       order by v.expires_at limit $4 for update skip locked
     )
     update loyalty.voucher set reminded_at = $1 from ending where member_id = owner and id = voucher
     returning ${columns}`,
  )
  return {
    takeEnding: ({ at, until, issuedBefore, limit }) => take(at, until, issuedBefore, limit),
  }
}
