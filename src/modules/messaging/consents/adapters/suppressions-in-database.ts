import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Suppressions } from '../ports.ts'

export const SuppressionTable = defineEntity({
  name: 'Suppression',
  tableName: 'messaging.suppression',
  properties: {
    channel: p.text().primary(),
    target: p.text().primary(),
    reason: p.text(),
    at: p.datetime(),
  },
})

export const suppressionsInDatabase = (database: Database): Suppressions => ({
  async add(channel, target, reason, at) {
    const row = { channel, target, reason, at }
    await database.em().qb(SuppressionTable).insert(row).onConflict().ignore().execute()
  },
  async remove(channel, target) {
    await database.em().nativeDelete(SuppressionTable, { channel, target })
  },
  has: async (channel, target) => (await database.em().count(SuppressionTable, { channel, target })) > 0,
})
