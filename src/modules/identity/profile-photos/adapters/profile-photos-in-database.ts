import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { ProfilePhotos } from '../ports.ts'

export const profilePhotoMigrations: readonly Migration[] = [
  {
    name: '0047 identity: profile photos',
    statements: [
      // Deleted with its member by a foreign key.
      `create table identity.profile_photo (
        member_id uuid primary key references identity.member (id) on delete cascade,
        version uuid not null,
        picture bytea not null,
        set_at timestamptz not null
      )`,
    ],
  },
  {
    name: '0053 identity: encrypted profile photos',
    statements: [
      'alter table identity.profile_photo add column key_id text',
      'create index profile_photo_by_key on identity.profile_photo (key_id, member_id, version)',
    ],
  },
]

/** Photos from before encryption have no key, and are plain until they get one. */
export const profilePhotoRows: EncryptedRows = {
  name: 'profile photos',
  table: 'identity.profile_photo',
  columns: ['member_id', 'version'],
  keyId: 'key_id',
  bytes: 'picture',
  boundTo: ([memberId, version]) => `profile photo ${memberId} ${version}`,
  plain: { content: 'picture', where: 'key_id is null', cleared: '' },
}

interface Row {
  readonly version: string
  readonly keyId: string | null
  readonly bytes: Uint8Array
  readonly setAt: Date
}

/** A profile photo is about 40 kB, so it's a row: deleted with its member, and part of every backup. */
export function profilePhotosInDatabase(database: Database, cache: Cache, cipher: Cipher): ProfilePhotos {
  // A member who is being deleted gets no photo: the statement checks for their row.
  const keep = database.statement<{ version: string }>(
    'keep-profile-photo',
    `insert into identity.profile_photo (member_id, version, key_id, picture, set_at)
     select id, $2::uuid, $3::text, $4::bytea, $5::timestamptz from identity.member where id = $1
     on conflict (member_id) do update
       set version = excluded.version, key_id = excluded.key_id, picture = excluded.picture, set_at = excluded.set_at
     returning version`,
  )
  const find = database.statement<Row>(
    'find-profile-photo',
    `select version, key_id as "keyId", picture as bytes, set_at as "setAt"
     from identity.profile_photo where member_id = $1`,
  )
  const remove = database.statement<never>(
    'remove-profile-photo',
    'delete from identity.profile_photo where member_id = $1',
  )
  const decrypted = (memberId: string, { version, keyId, bytes, setAt }: Row) => ({
    version,
    picture: keyId ? cipher.decrypt({ keyId, bytes }, profilePhotoRows.boundTo([memberId, version])) : bytes,
    setAt,
  })
  return {
    async keep(memberId, { version, picture, setAt }) {
      const { keyId, bytes } = cipher.encrypt(picture, profilePhotoRows.boundTo([memberId, version]))
      const kept = await keep(memberId, version, keyId, bytes, setAt)
      cache.invalidate('member', memberId)
      return kept.length > 0
    },
    find: async memberId => (await find(memberId)).map(row => decrypted(memberId, row))[0],
    async remove(memberId) {
      await remove(memberId)
      cache.invalidate('member', memberId)
    },
  }
}
