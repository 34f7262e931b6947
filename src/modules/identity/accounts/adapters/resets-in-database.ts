import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Resets } from '../ports.ts'

export const PasswordResetTable = defineEntity({
  name: 'PasswordReset',
  tableName: 'identity.password_reset',
  properties: {
    memberId: p.uuid().primary(),
    requestId: p.uuid(),
    tokenHash: p.text().unique('password_reset_token_hash_key'),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
  },
})

export const expiredResets = {
  name: 'drop-resets',
  table: 'identity.password_reset',
  expired: "created_at < $1::timestamptz - interval '2 days'",
}

export function resetsInDatabase(database: Database): Resets {
  const open = (tokenHash: string, at: Date) => ({ tokenHash, usedAt: null, expiresAt: { $gt: at } })
  return {
    find: async (tokenHash, at) =>
      (await database.em().findOne(PasswordResetTable, open(tokenHash, at)))?.memberId,
    async replace(reset) {
      const insert = database
        .em()
        .qb(PasswordResetTable)
        .insert({ ...reset, usedAt: null })
      // A job may run twice: the second run changes and sends nothing.
      const replace = insert
        .onConflict('memberId')
        .merge()
        .where({ requestId: { $ne: reset.requestId } })
      return (await replace.returning('memberId').execute('all')).length > 0
    },
    async use(tokenHash, at) {
      const em = database.em()
      const used = await em.nativeUpdate(PasswordResetTable, open(tokenHash, at), { usedAt: at })
      return used > 0 ? (await em.findOneOrFail(PasswordResetTable, { tokenHash })).memberId : undefined
    },
  }
}
