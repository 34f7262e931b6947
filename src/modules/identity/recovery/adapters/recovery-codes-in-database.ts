import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { RecoveryCodes } from '../ports.ts'

export const RecoveryCodeTable = defineEntity({
  name: 'RecoveryCode',
  tableName: 'identity.recovery_code',
  properties: {
    codeHash: p.text().primary(),
    memberId: p.uuid().strictNullable(),
    staffId: p.uuid().strictNullable(),
    createdAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
  },
})

const ofOwner = (id: string) => ({ $or: [{ memberId: id }, { staffId: id }] })

export function recoveryCodesInDatabase(database: Database): RecoveryCodes {
  return {
    async replace({ id, kind }, hashes, createdAt) {
      // Otherwise two concurrent requests for the same person would both delete only the old codes.
      await database.lock(`recovery codes ${id}`)
      const em = database.em()
      await em.nativeDelete(RecoveryCodeTable, ofOwner(id))
      const owner = kind === 'member' ? { memberId: id } : { staffId: id }
      const rows = hashes.map(codeHash => ({ codeHash, ...owner, createdAt }))
      await em.insertMany(RecoveryCodeTable, rows)
    },
    async of(ownerId) {
      const order = { usedAt: 'asc', codeHash: 'asc' } as const
      const codes = await database.em().find(RecoveryCodeTable, ofOwner(ownerId), { orderBy: order })
      return codes.map(({ createdAt, usedAt }) => ({ createdAt, usedAt }))
    },
    async use(codeHash, usedAt) {
      const em = database.em()
      if ((await em.nativeUpdate(RecoveryCodeTable, { codeHash, usedAt: null }, { usedAt })) === 0)
        return undefined
      const used = await em.findOneOrFail(RecoveryCodeTable, { codeHash })
      return used.memberId ?? used.staffId ?? undefined
    },
    async removeAllOf(ownerId) {
      await database.em().nativeDelete(RecoveryCodeTable, ofOwner(ownerId))
    },
  }
}
