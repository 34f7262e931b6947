import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { ProfilePhotos } from '../ports.ts'

export const profilePhotoRows: EncryptedRows = {
  name: 'profile photos',
  table: 'identity.profile_photo',
  columns: ['member_id', 'version'],
  keyId: 'key_id',
  bytes: 'picture',
  boundTo: ([memberId, version]) => `profile photo ${memberId} ${version}`,
}

export const ProfilePhotoTable = defineEntity({
  name: 'ProfilePhoto',
  tableName: 'identity.profile_photo',
  properties: {
    memberId: p.uuid().primary(),
    version: p.uuid(),
    keyId: p.text().strictNullable(),
    picture: p.blob(),
    setAt: p.datetime(),
  },
  indexes: [{ name: 'profile_photo_by_key', properties: ['keyId', 'memberId', 'version'] }],
})

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
  return {
    async keep(memberId, { version, picture, setAt }) {
      const { keyId, bytes } = cipher.encrypt(picture, profilePhotoRows.boundTo([memberId, version]))
      const kept = await keep(memberId, version, keyId, bytes, setAt)
      cache.invalidate('member', memberId)
      return kept.length > 0
    },
    async find(memberId) {
      const row = await database.em().findOne(ProfilePhotoTable, { memberId })
      if (!row?.keyId) return undefined
      const { version, keyId, picture: bytes, setAt } = row
      const boundTo = profilePhotoRows.boundTo([memberId, version])
      return { version, picture: cipher.decrypt({ keyId, bytes }, boundTo), setAt }
    },
    async remove(memberId) {
      await database.em().nativeDelete(ProfilePhotoTable, { memberId })
      cache.invalidate('member', memberId)
    },
  }
}
