import { defineEntity, type InferEntity, p, raw } from '@mikro-orm/core'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import type { Vouchers } from '../ports.ts'
import type { Voucher } from '../vouchers.ts'

export const VoucherTable = defineEntity({
  name: 'Voucher',
  tableName: 'loyalty.voucher',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid().primary(),
    goalId: p.uuid().strictNullable(),
    title: p.text(),
    rewardValue: p.text(),
    code: p.text().unique('voucher_code_key'),
    issuedAt: p.datetime(),
    expiresAt: p.datetime().strictNullable(),
    usedAt: p.datetime().strictNullable(),
    usedBy: p.text().strictNullable(),
    occasion: p.text().strictNullable(),
    remindedAt: p.datetime().strictNullable(),
  },
})

/** What was done with vouchers at the desk: rows are only added, and have no key. */
export const VoucherMarkTable = defineEntity({
  name: 'VoucherMark',
  tableName: 'loyalty.voucher_mark',
  properties: {
    memberId: p.uuid().primary(),
    voucherId: p.uuid().primary(),
    mark: p.text(),
    actor: p.text(),
    at: p.datetime().primary(),
  },
  indexes: [{ name: 'voucher_mark_of', properties: ['memberId', 'voucherId'] }],
})

const { usedBy: _by, occasion: _for, remindedAt: _at, ...shown } = VoucherTable.meta.properties
const columns = columnsOf(VoucherTable, Object.keys(shown))

type Row = InferEntity<typeof VoucherTable>
const asShown = ({ usedBy: _b, occasion: _o, remindedAt: _r, ...voucher }: Row): Voucher => voucher

export function vouchersInDatabase(database: Database): Vouchers {
  return { ...ofMembers(database), ...atDesk(database), ...ending(database) }
}

function ofMembers(database: Database): Pick<Vouchers, 'issue' | 'issueOnce' | 'of' | 'anonymize'> {
  const issue = database.statement<{ id: string }>(
    'issue-voucher',
    `insert into loyalty.voucher
       (member_id, id, goal_id, title, reward_value, code, issued_at, expires_at, occasion)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (member_id, occasion) where occasion is not null do nothing returning id`,
  )
  const issueFor = async (voucher: Voucher, occasion: string | null) => {
    const { memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt } = voucher
    const values = [memberId, id, goalId, title, rewardValue, code, issuedAt, expiresAt, occasion]
    return (await issue(...values)).length > 0
  }
  return {
    async issue(voucher) {
      await issueFor(voucher, null)
    },
    issueOnce: issueFor,
    async of(memberId) {
      const order = { issuedAt: 'desc', id: 'desc' } as const
      return (await database.em().find(VoucherTable, { memberId }, { orderBy: order })).map(asShown)
    },
    async anonymize(memberIds, at) {
      const theirs = { memberId: { $in: [...memberIds] } }
      const code = raw("'gone-' || id")
      const expiresAt = raw('case when used_at is null then least(expires_at, ?) else expires_at end', [at])
      await database.em().nativeUpdate(VoucherTable, theirs, { code, expiresAt })
    },
  }
}

function atDesk(
  database: Database,
): Pick<Vouchers, 'find' | 'use' | 'takeBack' | 'usedSince' | 'countUsedSince'> {
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
  return {
    async find(code) {
      const found = await database.em().findOne(VoucherTable, { code })
      return found ? asShown(found) : undefined
    },
    use: async ({ code, actor, at }) => (await use(code, at, actor))[0],
    takeBack: async ({ code, actor, at }, since) => (await takeBack(code, at, actor, since))[0],
    async usedSince(since, limit, before) {
      const below = before && {
        $or: [{ usedAt: { $lt: before.at } }, { usedAt: before.at, id: { $lt: before.id } }],
      }
      const where = { usedAt: { $gte: since }, ...below }
      const order = { usedAt: 'desc', id: 'desc' } as const
      return (await database.em().find(VoucherTable, where, { orderBy: order, limit })).map(asShown)
    },
    countUsedSince: since => database.em().count(VoucherTable, { usedAt: { $gte: since } }),
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
