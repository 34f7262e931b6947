import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { type Cipher, type Ciphertext, cipherWith } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { OwnedPhoto, PhotoSize } from '../ports.ts'

/**
 * Each photo has its own key, encrypted with the clinic's. Rotating keys updates rows without rewriting files
 * (D-32).
 */
export const photoRows: EncryptedRows = {
  name: 'photos',
  table: 'diary.photo',
  columns: ['member_id', 'id'],
  keyId: 'key_id',
  bytes: 'data_key',
  boundTo: ([memberId, id]) => `photo key ${memberId} ${id}`,
}

/** A new photo's key, ready to store in its row. */
export const newPhotoKey = (cipher: Cipher, { memberId, id }: OwnedPhoto): Ciphertext =>
  cipher.encrypt(randomBytes(32), photoRows.boundTo([memberId, id]))

/** Encrypts and decrypts the pictures of one photo. */
export interface PhotoCipher {
  encrypt(picture: Uint8Array, size: PhotoSize): Uint8Array
  /** Throws if it wasn't encrypted for this photo and size. */
  decrypt(bytes: Uint8Array, size: PhotoSize): Uint8Array
}

export interface PhotoKeys {
  /** Undefined if there's no such photo. */
  cipherOf(photo: OwnedPhoto): Promise<PhotoCipher | undefined>
}

export function photoKeysInDatabase(database: Pick<Database, 'statement'>, cipher: Cipher): PhotoKeys {
  const read = database.statement<Ciphertext>(
    'photo-key',
    `select key_id as "keyId", data_key as bytes from diary.photo
     where member_id = $1 and id = $2 and is_encrypted`,
  )
  return {
    async cipherOf(photo) {
      const [key] = await read(photo.memberId, photo.id)
      return key && photoCipher(cipher.decrypt(key, photoRows.boundTo([photo.memberId, photo.id])), photo)
    },
  }
}

function photoCipher(secret: Buffer, { memberId, id }: OwnedPhoto): PhotoCipher {
  const keyId = 'photo'
  const own = cipherWith([{ id: keyId, secret }])
  const boundTo = (size: PhotoSize) => `photo ${memberId} ${id} ${size}`
  return {
    encrypt: (picture, size) => own.encrypt(picture, boundTo(size)).bytes,
    decrypt: (bytes, size) => own.decrypt({ keyId, bytes }, boundTo(size)),
  }
}
