import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface ContentsCipher {
  encrypt(text: string): string
  /** Undefined if no key decrypts it, because the keys have changed. */
  decrypt(encrypted: string): string | undefined
}

/** AES-256-GCM, so that a reader of the table, a backup or the data folder can't use a secret mail. */
export function contentsCipher(keys: readonly string[]): ContentsCipher {
  const secrets = keys.map(key => Buffer.from(hkdfSync('sha256', key, '', 'velora mail contents', 32)))
  const [current = randomBytes(32)] = secrets
  return {
    encrypt(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current, nonce)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url')
      for (const secret of secrets) {
        try {
          const cipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
          cipher.setAuthTag(bytes.subarray(12, 28))
          return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
        } catch {
          // Encrypted with a key that is gone.
        }
      }
      return undefined
    },
  }
}
