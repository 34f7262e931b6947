import type { Database, Migration } from '#platform/database/database.ts'
import type { Memory } from '#platform/database/remembered.ts'
import type { ProfilePhotos } from '../ports.ts'

export const profilePhotoMigrations: readonly Migration[] = [
  {
    name: '2026-11-25-05 identity: profile photos',
    statements: [
      // It goes with its member, whoever removes them.
      `create table identity.profile_photo (
        member_id uuid primary key references identity.member (id) on delete cascade,
        version uuid not null,
        picture bytea not null,
        set_at timestamptz not null
      )`,
    ],
  },
]

/** A profile photo is small and is shown with the member: it is a row (D-89). */
export function profilePhotosInDatabase(database: Database, memory: Memory): ProfilePhotos {
  // Whoever is just being removed keeps none: their row is looked for, not taken for granted.
  const keep = database.statement<{ version: string }>(
    'keep-profile-photo',
    `insert into identity.profile_photo (member_id, version, picture, set_at)
     select id, $2::uuid, $3::bytea, $4::timestamptz from identity.member where id = $1
     on conflict (member_id) do update
       set version = excluded.version, picture = excluded.picture, set_at = excluded.set_at
     returning version`,
  )
  const find = database.statement<{ picture: Uint8Array; setAt: Date }>(
    'find-profile-photo',
    'select picture, set_at as "setAt" from identity.profile_photo where member_id = $1',
  )
  const remove = database.statement<never>(
    'remove-profile-photo',
    'delete from identity.profile_photo where member_id = $1',
  )
  return {
    async keep(memberId, { version, picture, setAt }) {
      const kept = await keep(memberId, version, picture, setAt)
      memory.forget('member', memberId)
      return kept.length > 0
    },
    find: async memberId => (await find(memberId))[0],
    async remove(memberId) {
      await remove(memberId)
      memory.forget('member', memberId)
    },
  }
}
