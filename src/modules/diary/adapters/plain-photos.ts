import { LockMode } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { PlainRows } from '#platform/encryption/encrypt-plain.ts'
import type { OwnedPhoto, PhotoSize, Pictures } from '../ports.ts'
import { PhotosUnavailable } from '../refusals.ts'
import { isPicture, type PhotoFiles } from './encrypted-photos.ts'
import type { PhotoDigests } from './photo-digests.ts'
import { type PhotoCipher, type PhotoKeys, photoRows } from './photo-keys.ts'
import { PhotoTable } from './photos-in-database.ts'

interface PlainPhoto extends OwnedPhoto {
  readonly digest: string
}

const sizes: readonly PhotoSize[] = ['thumbnail', 'full']
const beforeAll: OwnedPhoto = {
  memberId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
}

/** Encrypts photo files that were stored before encryption was introduced. */
export function plainPhotos(
  database: Database,
  keys: PhotoKeys,
  files: PhotoFiles,
  digests: PhotoDigests,
): PlainRows {
  const { next, hold, finish } = photoStatements(database)
  const encrypt = async (photo: PlainPhoto): Promise<number> => {
    // Commit the key before encrypting the file: without its key, the photo is lost.
    const cipher = await keys.cipherOf(photo)
    const digest = await digests.ofHash(photo.digest)
    // The row lock keeps the photo from being removed meanwhile, so we never write a removed one.
    return database.inTransaction(async () => {
      const held = cipher && (await hold(photo))
      if (!cipher || !held) return 0
      await encryptFiles(files, photo.id, cipher)
      await finish(photo.memberId, photo.id, digest)
      return 1
    })
  }
  return {
    name: photoRows.name,
    async encrypt(stopping) {
      let total = 0
      let failure: unknown
      let photo = await next(beforeAll)
      while (photo && !stopping()) {
        try {
          total += await encrypt(photo)
        } catch (error) {
          if (error instanceof PhotosUnavailable) throw error
          failure ??= error
        }
        photo = await next(photo)
      }
      if (failure) throw failure
      return total
    },
  }
}

/** Skips files that an interrupted run has already encrypted. */
async function encryptFiles(files: PhotoFiles, id: string, cipher: PhotoCipher): Promise<void> {
  const encrypted: { -readonly [Size in PhotoSize]?: Pictures[Size] } = {}
  for (const size of sizes) {
    const bytes = await files.fetch(id, size)
    if (bytes && isPicture(bytes)) encrypted[size] = cipher.encrypt(bytes, size)
  }
  await files.keep(id, encrypted)
}

const isPlain = { isEncrypted: false, givenUp: false }

function photoStatements(database: Database) {
  return {
    async next({ memberId, id }: OwnedPhoto): Promise<PlainPhoto | null> {
      const after = { $or: [{ memberId: { $gt: memberId } }, { memberId, id: { $gt: id } }] }
      const order = { memberId: 'asc', id: 'asc' } as const
      return database.em().findOne(PhotoTable, { ...isPlain, ...after }, { orderBy: order })
    },
    hold({ memberId, id }: OwnedPhoto) {
      const skipLocked = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE }
      return database.em().findOne(PhotoTable, { memberId, id, ...isPlain }, skipLocked)
    },
    // The same picture may have been uploaded again: digests of a member's unused photos are unique.
    finish: database.statement<never>(
      'photo-is-encrypted',
      `update diary.photo p set is_encrypted = true, digest = case when p.entry_id is null and exists (
         select from diary.photo o where o.member_id = $1 and o.digest = $3 and o.entry_id is null and not o.given_up
       ) then $3 || ' ' || p.id else $3 end
       where p.member_id = $1 and p.id = $2`,
    ),
  }
}
