import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { NumberToConfirm } from '../number-confirmation.ts'
import type { NumberConfirmations } from '../ports.ts'

export const NumberConfirmationTable = defineEntity({
  name: 'NumberConfirmation',
  tableName: 'messaging.number_confirmation',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid().primary(),
    number: p.text(),
    wording: p.text(),
    source: p.text().$type<NumberToConfirm['source']>(),
    askedAt: p.datetime().index('number_confirmation_by_age'),
    confirmedAt: p.datetime().strictNullable(),
    endedAt: p.datetime().strictNullable(),
    inOutbox: p.boolean().default(false),
  },
  indexes: [{ name: 'number_confirmation_by_number', properties: ['number', 'askedAt'] }],
})

const asAsked = ({ id, number, wording, source, askedAt }: NumberToConfirm): NumberToConfirm => ({
  ...{ id, number, wording, source, askedAt },
})

/** The retention of pending consent; a day's codes are counted over more than a day. */
export const expiredNumberConfirmations = {
  name: 'drop-number-confirmations',
  table: 'messaging.number_confirmation',
  expired: `asked_at < $1::timestamptz - interval '30 days'`,
}

export const numberConfirmationsInDatabase = (database: Database): NumberConfirmations => ({
  ...confirming(database),
  ...inDemo(database),
})

function confirming(
  database: Database,
): Pick<NumberConfirmations, 'add' | 'latestOf' | 'markConfirmed' | 'end' | 'forget'> {
  return {
    async add(memberId, { id, number, wording, source, askedAt }, most) {
      // Concurrent requests for the same number wait, so that each counts the others.
      await database.lock(`number ${number}`)
      const em = database.em()
      const since = { askedAt: { $gt: new Date(askedAt.getTime() - dayMs) } }
      for (const whose of [{ memberId }, { number }])
        if ((await em.count(NumberConfirmationTable, { ...whose, ...since })) >= most) return false
      await em.insert(NumberConfirmationTable, { memberId, id, number, wording, source, askedAt })
      // By the request's id, not by the clock, which may go back: only the last stored one counts.
      const others = { memberId, endedAt: null, id: { $ne: id } }
      await em.nativeUpdate(NumberConfirmationTable, others, { endedAt: askedAt })
      return true
    },
    async latestOf(memberId) {
      const latest = await database.em().findOne(NumberConfirmationTable, { memberId, endedAt: null })
      return latest ? { ...asAsked(latest), isConfirmed: latest.confirmedAt !== null } : undefined
    },
    async markConfirmed(id, confirmedAt) {
      await database.em().nativeUpdate(NumberConfirmationTable, { id, confirmedAt: null }, { confirmedAt })
    },
    async end(memberId, endedAt) {
      await database.em().nativeUpdate(NumberConfirmationTable, { memberId, endedAt: null }, { endedAt })
    },
    async forget(memberIds) {
      await database.em().nativeDelete(NumberConfirmationTable, { memberId: { $in: [...memberIds] } })
    },
  }
}

const inDemo = (
  database: Database,
): Pick<NumberConfirmations, 'recordInSandbox' | 'inSandbox' | 'countInSandbox'> => ({
  async recordInSandbox(id) {
    await database.em().nativeUpdate(NumberConfirmationTable, { id }, { inOutbox: true })
  },
  async inSandbox(limit, before) {
    const where = { inOutbox: true, ...(before && { id: { $lt: before } }) }
    const found = await database.em().find(NumberConfirmationTable, where, { orderBy: { id: 'desc' }, limit })
    return found.map(each => ({ ...asAsked(each), memberId: each.memberId }))
  },
  countInSandbox: () => database.em().count(NumberConfirmationTable, { inOutbox: true }),
})

const dayMs = 86_400_000
