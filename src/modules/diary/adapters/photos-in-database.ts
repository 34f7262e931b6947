import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { OwnedPhoto, Photos } from '../ports.ts'
import { newPhotoKey } from './photo-keys.ts'

export function photosInDatabase(database: Database, cipher: Cipher): Photos {
  return { ...uploading(database, cipher), ...givingUp(database) }
}

function uploading(
  database: Database,
  cipher: Cipher,
): Pick<Photos, 'count' | 'note' | 'attach' | 'isOf' | 'unusedOf'> {
  const note = database.statement<{ id: string }>(
    'note-photo',
    `insert into diary.photo (member_id, id, digest, uploaded_at, key_id, data_key, is_encrypted)
     values ($1, $2, $3, $4, $5, $6, true)
     on conflict (member_id, digest) where entry_id is null and not given_up
       do update set uploaded_at = excluded.uploaded_at
     returning id`,
  )
  const count = database.statement<{ count: number }>(
    'count-upload',
    `insert into diary.uploads as u (member_id, since, count) values ($1, $2, 1)
     on conflict (member_id) do update set
       since = case when u.since <= $2::timestamptz - interval '1 day' then $2 else u.since end,
       count = case when u.since <= $2::timestamptz - interval '1 day' then 1 else u.count + 1 end
     where u.count < $3 or u.since <= $2::timestamptz - interval '1 day'
     returning count`,
  )
  const attach = database.statement<{ id: string }>(
    'attach-photo',
    `update diary.photo set entry_id = $3
     where member_id = $1 and id = $2 and entry_id is null and not given_up returning id`,
  )
  const find = database.statement<{ id: string }>(
    'find-photo',
    'select id from diary.photo where member_id = $1 and id = $2 and not given_up',
  )
  const unused = database.statement<{ id: string }>(
    'unused-photos-of',
    'select id from diary.photo where member_id = $1 and entry_id is null and not given_up order by id',
  )
  return {
    count: async (memberId, at, mostADay) => (await count(memberId, at, mostADay)).length > 0,
    async note(memberId, { id, digest, at }) {
      const key = newPhotoKey(cipher, { memberId, id })
      return (await note(memberId, id, digest, at, key.keyId, key.bytes))[0]?.id ?? id
    },
    attach: async (memberId, id, entryId) => (await attach(memberId, id, entryId)).length > 0,
    isOf: async (memberId, id) => (await find(memberId, id)).length > 0,
    unusedOf: async memberId => (await unused(memberId)).map(({ id }) => id),
  }
}

function givingUp(database: Database): Pick<Photos, 'giveUpAllOf' | 'giveUpUnused' | 'givenUp' | 'remove'> {
  const deleteUploads = database.statement<never>(
    'forget-uploads',
    'delete from diary.uploads where member_id = any($1::uuid[])',
  )
  const giveUpAll = database.statement<{ id: string }>(
    'give-up-photos-of',
    'update diary.photo set given_up = true, entry_id = null where member_id = any($1::uuid[]) returning id',
  )
  const giveUpUnused = database.statement<never>(
    'give-up-unused-photos',
    'update diary.photo set given_up = true where entry_id is null and not given_up and uploaded_at < $1',
  )
  const givenUp = database.statement<OwnedPhoto>(
    'photos-given-up',
    `select member_id as "memberId", id from diary.photo
     where entry_id is null and given_up order by uploaded_at limit $1`,
  )
  const remove = database.statement<never>(
    'remove-photo',
    'delete from diary.photo where member_id = $1 and id = $2 and given_up',
  )
  return {
    async giveUpAllOf(memberIds) {
      const givenUp = await giveUpAll(memberIds)
      await deleteUploads(memberIds)
      return givenUp.length > 0
    },
    async giveUpUnused(before) {
      await giveUpUnused(before)
    },
    givenUp: limit => givenUp(limit),
    async remove({ memberId, id }) {
      await remove(memberId, id)
    },
  }
}
