import { defineEntity, LockMode, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { KnownPictures } from '../ports.ts'

export const PictureTable = defineEntity({
  name: 'Picture',
  tableName: 'content.picture',
  properties: {
    id: p.text().primary(),
    uploadedAt: p.datetime(),
    isNamed: p.boolean().default(false),
  },
})

export function knownPictures(database: Database): KnownPictures {
  return {
    note: async (id, uploadedAt) => void (await database.em().upsert(PictureTable, { id, uploadedAt })),
    async retain(ids) {
      await database.em().nativeUpdate(PictureTable, { id: [...ids], isNamed: false }, { isNamed: true })
    },
    async unused(before) {
      const where = { isNamed: false, uploadedAt: { $lt: before } }
      const order = { uploadedAt: 'asc', id: 'asc' } as const
      const found = await database.em().find(PictureTable, where, { orderBy: order, limit: 1_000 })
      return found.map(({ id }) => id)
    },
    // The row lock makes a concurrent upload of the same picture wait, and it then stores the files again. Each
    // picture has its own transaction, because the database ends one that waits long for a bucket.
    removeUnused: (id, before, remove) =>
      database.em().transactional(async em => {
        const where = { id, isNamed: false, uploadedAt: { $lt: before } }
        const skipLocked = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE }
        if (!(await em.findOne(PictureTable, where, skipLocked))) return false
        await em.nativeDelete(PictureTable, { id })
        await remove(id)
        return true
      }),
  }
}
