import { defineEntity, p } from '@mikro-orm/core'
import type { Database, Migration } from '#platform/database/database.ts'
import type { KnownPictures } from '../ports.ts'

export const pictureMigrations: readonly Migration[] = [
  {
    name: '0069 content: pictures that the clinic uploads',
    statements: [
      `create table content.picture (
        id text primary key, uploaded_at timestamptz not null, is_named boolean not null default false
      )`,
      'create index picture_unnamed on content.picture (uploaded_at) where not is_named',
    ],
  },
]

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
  const take = database.statement<{ id: string }>(
    'take-unused-picture',
    `delete from content.picture where id in (
       select id from content.picture where id = $1 and not is_named and uploaded_at < $2 for update skip locked
     ) returning id`,
  )
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
      database.inTransaction(async () => {
        const [taken] = await take(id, before)
        if (taken) await remove(id)
        return taken !== undefined
      }),
  }
}
