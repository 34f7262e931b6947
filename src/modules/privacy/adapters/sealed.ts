import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface SealingKey {
  readonly id: string
  /** 32 bytes. */
  readonly secret: Buffer
}

export interface Sealed {
  readonly keyId: string
  /** Nonce, what is sealed, tag. */
  readonly bytes: Buffer
}

export interface Sealing {
  /** AES-256-GCM with the first key. It opens only for the same `boundTo`: a row that is moved elsewhere stays closed. */
  seal(text: string, boundTo: string): Sealed
  /**
   * With the key that it names, or, where another secret was used under that name, with that one under any name. Throws
   * when the key is not among them, or when anything was changed.
   */
  open(sealed: Sealed, boundTo: string): string
}

const nonceBytes = 12
const tagBytes = 16

export function sealingWith(keys: readonly SealingKey[]): Sealing {
  const [current] = keys
  if (!current) throw new Error('There is no key to seal with.')
  return {
    seal(text, boundTo) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current.secret, nonce, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(boundTo))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { keyId: current.id, bytes: Buffer.concat([nonce, sealed, cipher.getAuthTag()]) }
    },
    open({ keyId, bytes }, boundTo) {
      if (keys.every(({ id }) => id !== keyId))
        throw new Error(`The key ${keyId}, with which something was sealed, is not among the settings.`)
      for (const key of keys.toSorted((a, b) => Number(b.id === keyId) - Number(a.id === keyId))) {
        const opened = openedWith(key, bytes, boundTo)
        if (opened !== undefined) return opened
      }
      throw new Error(`What names the key ${keyId} is damaged, or was sealed with a secret that is not here.`)
    },
  }
}

/** Undefined when it was sealed with another key or in another place, or was changed. */
function openedWith({ secret }: SealingKey, bytes: Buffer, boundTo: string): string | undefined {
  try {
    const nonce = bytes.subarray(0, nonceBytes)
    const decipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(boundTo))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    const sealed = bytes.subarray(nonceBytes, -tagBytes)
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
