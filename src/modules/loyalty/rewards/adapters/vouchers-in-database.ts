import { defineEntity, type FilterQuery, type InferEntity, p, raw } from '@mikro-orm/core'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import type { VoucherMark, Vouchers } from '../ports.ts'
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
  const issue = async (voucher: Voucher, occasion: string | null) => {
    const onceEach = raw('(member_id, occasion) where occasion is not null')
    const insert = database
      .em()
      .qb(VoucherTable)
      .insert({ ...voucher, occasion })
    return (await insert.onConflict(onceEach).ignore().returning('id').execute('all')).length > 0
  }
  return {
    async issue(voucher) {
      await issue(voucher, null)
    },
    issueOnce: issue,
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
  const mark = (where: FilterQuery<Row>, name: string, { code, actor, at }: VoucherMark) =>
    database.inTransaction(async () => {
      const em = database.em()
      const changes = name === 'used' ? { usedAt: at, usedBy: actor } : { usedAt: null, usedBy: null }
      if ((await em.nativeUpdate(VoucherTable, where, changes)) === 0) return undefined
      const voucher = await em.findOneOrFail(VoucherTable, { code })
      const { memberId, id: voucherId } = voucher
      await em.insert(VoucherMarkTable, { memberId, voucherId, mark: name, actor, at })
      return asShown(voucher)
    })
  return {
    async find(code) {
      const found = await database.em().findOne(VoucherTable, { code })
      return found ? asShown(found) : undefined
    },
    use(given) {
      const valid = { $or: [{ expiresAt: null }, { expiresAt: { $gt: given.at } }] }
      return mark({ code: given.code, usedAt: null, ...valid }, 'used', given)
    },
    takeBack: (given, since) => mark({ code: given.code, usedAt: { $gte: since } }, 'taken back', given),
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
