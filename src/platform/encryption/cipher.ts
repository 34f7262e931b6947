import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

export interface EncryptionKey {
  readonly id: string
  /** 32 bytes. */
  readonly secret: Buffer
}

export interface Ciphertext {
  /** The name of the key. */
  readonly keyId: string
  /** Nonce, ciphertext, tag. */
  readonly bytes: Uint8Array
}

export interface Cipher {
  /**
   * Encrypts with AES-256-GCM and the first key. Decryption needs the same `boundTo`, so data moved elsewhere stays
   * unreadable.
   */
  encrypt(plain: string | Uint8Array, boundTo: string): Ciphertext
  /**
   * Decrypts with the named key. If that name once had another secret, tries that secret under its new name. Throws if
   * no key fits, or if anything was changed.
   */
  decrypt(encrypted: Ciphertext, boundTo: string): Buffer
}

const nonceBytes = 12
const tagBytes = 16

export function cipherWith(given: readonly EncryptionKey[]): Cipher {
  // With a key as bytes, encrypting a few hundred bytes takes three times as long.
  const keys = given.map(({ id, secret }) => ({ id, secret: createSecretKey(secret) }))
  const [current] = keys
  if (!current) throw new Error('There is no key to encrypt with.')
  return {
    encrypt(plain, boundTo) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current.secret, nonce, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(boundTo))
      const encrypted = cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain)
      return {
        keyId: current.id,
        bytes: Buffer.concat([nonce, encrypted, cipher.final(), cipher.getAuthTag()]),
      }
    },
    decrypt({ keyId, bytes }, boundTo) {
      if (keys.every(({ id }) => id !== keyId))
        throw new Error(`Something was encrypted with the key ${keyId}, which isn’t in the settings.`)
      for (const key of keys.toSorted((a, b) => Number(b.id === keyId) - Number(a.id === keyId))) {
        const plain = decryptedWith(key, bytes, boundTo)
        if (plain !== undefined) return plain
      }
      throw new Error(
        `Something encrypted with the key ${keyId} is damaged, or the key had a different secret.`,
      )
    },
  }
}

/** Undefined if it was encrypted with another key, for another place, or was changed. */
function decryptedWith(
  { secret }: { readonly secret: KeyObject },
  bytes: Uint8Array,
  boundTo: string,
): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(boundTo))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}
