import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { Files } from '#platform/files/files.ts'
import type { OwnedPhoto, PhotoSize, PhotoStore, Pictures } from '../ports.ts'
import { PhotosUnavailable } from '../refusals.ts'
import { type PhotoKeys, photoKeysInDatabase } from './photo-keys.ts'

/** Stores photo bytes without looking at them. Refuses with `PhotosUnavailable`. */
export interface PhotoFiles {
  /** Replaces the given sizes; durable once it resolves. */
  keep(id: string, pictures: Partial<Pictures>): Promise<void>
  fetch(id: string, size: PhotoSize): Promise<Uint8Array | undefined>
  /** Succeeds even if the photo doesn't exist. */
  remove(id: string): Promise<void>
}

const sizes: readonly PhotoSize[] = ['thumbnail', 'full']
const nameOf = (size: PhotoSize) => `${size}.webp`
const sizeOf = (name: string) => (name === nameOf('full') ? 'full' : 'thumbnail')
export const photoNames = sizes.map(nameOf)

export const photoFiles = (files: Files): PhotoFiles => ({
  keep: (id, pictures) =>
    files.keep(
      id,
      sizes.flatMap(size => {
        const bytes = pictures[size]
        return bytes ? [[nameOf(size), bytes] as const] : []
      }),
    ),
  fetch: (id, size) => files.fetch(id, nameOf(size)),
  remove: id => files.remove(id, photoNames),
})

/** Encrypts photos before storing them and decrypts them when reading. */
export function encryptedPhotos(keys: PhotoKeys, files: PhotoFiles): PhotoStore {
  return {
    async keep(photo, pictures) {
      const cipher = await keys.cipherOf(photo)
      // The member was deleted during processing.
      if (!cipher) throw new PhotosUnavailable()
      await files.keep(photo.id, {
        full: cipher.encrypt(pictures.full, 'full'),
        thumbnail: cipher.encrypt(pictures.thumbnail, 'thumbnail'),
      })
    },
    async fetch(photo, size) {
      const cipher = await keys.cipherOf(photo)
      const bytes = cipher && (await files.fetch(photo.id, size))
      return bytes && cipher.decrypt(bytes, size)
    },
    remove: id => files.remove(id),
  }
}

/** Plain photo files for the clinic's archive, by photo ID. A photo that its owner deleted has none. */
export function openedPhotos(
  database: Pick<Database, 'statement'>,
  cipher: Cipher,
  files: Files,
): Pick<Files, 'keep' | 'fetch'> {
  const keys = photoKeysInDatabase(database, cipher)
  const { fetch } = encryptedPhotos(keys, photoFiles(files))
  const find = database.statement<{ memberId: string }>(
    'owner-of-photo',
    'select member_id as "memberId" from diary.photo where id = $1 and not given_up',
  )
  const owned = async (id: string): Promise<OwnedPhoto | undefined> => {
    const [row] = await find(id)
    return row && { id, memberId: row.memberId }
  }
  return {
    async fetch(id, name) {
      const photo = await owned(id)
      return photo && fetch(photo, sizeOf(name))
    },
    async keep(id, named) {
      const photo = await owned(id)
      const key = photo && (await keys.cipherOf(photo))
      if (!key) throw new Error(`The photo ${id} belongs to nobody.`)
      await files.keep(
        id,
        named.map(([name, bytes]) => [name, key.encrypt(bytes, sizeOf(name))] as const),
      )
    },
  }
}
