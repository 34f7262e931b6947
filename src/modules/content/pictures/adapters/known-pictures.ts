import type { Database, Migration } from '#platform/database/database.ts'
import type { KnownPictures } from '../ports.ts'

export const pictureMigrations: readonly Migration[] = [
  {
    name: '2026-11-30-40 content: pictures that the clinic uploads',
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
  const take = database.statement<{ id: string }>(
    'take-unused-pictures',
    `delete from content.picture where id in (
       select id from content.picture where not is_named and uploaded_at < $1 limit $2 for update skip locked
     ) returning id`,
  )
  return {
    note: async (id, at) => void (await note(id, at)),
    retain: async ids => void (await retain(ids)),
    // Who uploads the same picture again meanwhile waits for the row, and then keeps its files anew.
    removeUnused: (before, most, remove) =>
      database.inTransaction(async () => {
        const taken = await take(before, most)
        for (const { id } of taken) await remove(id)
        return taken.length
      }),
  }
}
