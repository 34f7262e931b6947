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

export function knownPictures(database: Database): KnownPictures {
  const note = database.effect(
    'note-picture',
    `insert into content.picture (id, uploaded_at) values ($1, $2)
     on conflict (id) do update set uploaded_at = excluded.uploaded_at`,
  )
  const retain = database.effect(
    'retain-pictures',
    'update content.picture set is_named = true where id = any($1) and not is_named',
  )
  const unused = database.statement<{ id: string }>(
    'unused-pictures',
    'select id from content.picture where not is_named and uploaded_at < $1 order by uploaded_at, id limit 1000',
  )
  const take = database.statement<{ id: string }>(
    'take-unused-picture',
    `delete from content.picture where id in (
       select id from content.picture where id = $1 and not is_named and uploaded_at < $2 for update skip locked
     ) returning id`,
  )
  return {
    note: async (id, at) => void (await note(id, at)),
    retain: async ids => void (await retain(ids)),
    unused: async before => (await unused(before)).map(({ id }) => id),
    // Who uploads the same picture again meanwhile waits for the row, and then keeps its files anew. One row a transaction:
    // a database ends one that waits long for a bucket.
    removeUnused: (id, before, remove) =>
      database.inTransaction(async () => {
        const [taken] = await take(id, before)
        if (taken) await remove(id)
        return taken !== undefined
      }),
  }
}
