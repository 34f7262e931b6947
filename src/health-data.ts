import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import { type PlainRows, plainRowsOf } from '#platform/encryption/encrypt-plain.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import { keptAnswerRows } from '#platform/http/idempotency.ts'
import { encryptedPhotos } from './modules/diary/adapters/encrypted-photos.ts'
import { entryRows } from './modules/diary/adapters/entries-in-database.ts'
import { digestKeyRows, photoDigestsInDatabase } from './modules/diary/adapters/photo-digests.ts'
import { photoKeysInDatabase, photoRows } from './modules/diary/adapters/photo-keys.ts'
import { photosInBucket } from './modules/diary/adapters/photos-in-bucket.ts'
import { photosInFolder } from './modules/diary/adapters/photos-in-folder.ts'
import { plainPhotos } from './modules/diary/adapters/plain-photos.ts'
import { profilePhotoRows } from './modules/identity/adapters/profile-photos-in-database.ts'
import { intakeRows } from './modules/privacy/adapters/intake-in-database.ts'
import { adminNoteRows, noteRows } from './modules/requests/adapters/note-rows.ts'
import type { Settings } from './server/settings.ts'

/** All that is encrypted with PHI_KEYS: what a start looks through for the names of keys, and a rotation goes over (D-116). */
export const encryptedRows: readonly EncryptedRows[] = [
  intakeRows,
  entryRows,
  noteRows,
  adminNoteRows,
  photoRows,
  digestKeyRows,
  profilePhotoRows,
  keptAnswerRows,
]

/** Where the diary's photos are, and what is needed to read them. */
export function openPhotos(
  database: Database,
  cipher: Cipher,
  { photosUrl, dataDir }: Pick<Settings, 'photosUrl' | 'dataDir'>,
) {
  const files = photosUrl ? photosInBucket(photosUrl) : photosInFolder(join(dataDir, 'photos'))
  const keys = photoKeysInDatabase(database, cipher)
  return {
    files,
    keys,
    digests: photoDigestsInDatabase(database, cipher),
    store: encryptedPhotos(keys, files),
  }
}

/** What a clinic that ran before this was encrypted may still keep readable (D-118). */
export function plainRows(
  database: Database,
  cipher: Cipher,
  { files, keys, digests }: Pick<ReturnType<typeof openPhotos>, 'files' | 'keys' | 'digests'>,
): readonly PlainRows[] {
  const rows = [entryRows, noteRows, adminNoteRows, profilePhotoRows]
  return [
    ...rows.map(kind => plainRowsOf(database, cipher, kind)),
    plainPhotos(database, keys, files, digests),
  ]
}

/** Encrypts all of it, and gives how many there were of each kind. What fails is thrown once the others had their turn. */
export async function encryptPlain(
  kinds: readonly PlainRows[],
  stopping: () => boolean = () => false,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  const failures: unknown[] = []
  for (const { name, encrypt } of kinds)
    counts[name] = await encrypt(stopping).catch(error => {
      failures.push(error)
      return 0
    })
  if (failures.length > 0) throw failures[0]
  return counts
}
