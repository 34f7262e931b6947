import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { Photos } from '../ports.ts'
import { newPhotoKey } from './photo-keys.ts'

export const PhotoTable = defineEntity({
  name: 'Photo',
  tableName: 'diary.photo',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid().primary(),
    digest: p.text(),
    uploadedAt: p.datetime(),
    entryId: p.uuid().strictNullable(),
    givenUp: p.boolean().default(false),
    keyId: p.text().strictNullable(),
    dataKey: p.blob().strictNullable(),
    isEncrypted: p.boolean().default(false),
  },
  indexes: [{ name: 'photo_by_key', properties: ['keyId', 'memberId', 'id'] }],
})

export const UploadsTable = defineEntity({
  name: 'Uploads',
  tableName: 'diary.uploads',
  properties: { memberId: p.uuid().primary(), since: p.datetime(), count: p.integer() },
})

const unused = { entryId: null, givenUp: false }

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
  return {
    count: async (memberId, at, mostADay) => (await count(memberId, at, mostADay)).length > 0,
    async note(memberId, { id, digest, at }) {
      const key = newPhotoKey(cipher, { memberId, id })
      return (await note(memberId, id, digest, at, key.keyId, key.bytes))[0]?.id ?? id
    },
    attach: async (memberId, id, entryId) =>
      (await database.em().nativeUpdate(PhotoTable, { memberId, id, ...unused }, { entryId })) > 0,
    isOf: async (memberId, id) =>
      (await database.em().count(PhotoTable, { memberId, id, givenUp: false })) > 0,
    async unusedOf(memberId) {
      const found = await database.em().find(PhotoTable, { memberId, ...unused }, { orderBy: { id: 'asc' } })
      return found.map(({ id }) => id)
    },
  }
}

const givingUp = (
  database: Database,
): Pick<Photos, 'giveUpAllOf' | 'giveUpUnused' | 'givenUp' | 'remove'> => ({
  async giveUpAllOf(memberIds) {
    const em = database.em()
    const theirs = { memberId: { $in: [...memberIds] } }
    await em.nativeDelete(UploadsTable, theirs)
    return (await em.nativeUpdate(PhotoTable, theirs, { givenUp: true, entryId: null })) > 0
  },
  async giveUpUnused(before) {
    const left = { ...unused, uploadedAt: { $lt: before } }
    await database.em().nativeUpdate(PhotoTable, left, { givenUp: true })
  },
  async givenUp(limit, after) {
    const where = { entryId: null, givenUp: true, ...(after && { id: { $gt: after } }) }
    const found = await database.em().find(PhotoTable, where, { orderBy: { id: 'asc' }, limit })
    return found.map(({ memberId, id }) => ({ memberId, id }))
  },
  async remove({ memberId, id }) {
    await database.em().nativeDelete(PhotoTable, { memberId, id, givenUp: true })
  },
})
