import { createCipheriv, createDecipheriv, randomBytes, scrypt as scryptOf } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { Decrypter, Encrypter, Stanza } from 'age-encryption'

/** Why a backup can't be opened, in a sentence for the operator. */
export class UnreadableBackup extends Error {}

type Bytes = AsyncIterable<Uint8Array>

/** Each guess costs 64 MB and a fifth of a second. Passphrases have at least twenty characters. */
const workFactor = 16
const mostWorkFactor = 20
const label = Buffer.from('age-encryption.org/v1/scrypt')
const tagLength = 16
const nonce = Buffer.alloc(12)

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptOf)

/**
 * Encrypts a stream like `age -p`, which can also open it (age-encryption.org/v1). Derives the key in one of Node's
 * threads, because the library would block the whole process.
 */
export function encryptWithPassphrase(plain: Bytes, passphrase: string): Promise<Bytes> {
  const age = new Encrypter()
  age.addRecipient({
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const cipher = createCipheriv('chacha20-poly1305', await keyOf(passphrase, salt, workFactor), nonce, {
        authTagLength: tagLength,
      })
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
      const unpadded = salt.toString('base64').replaceAll('=', '')
      return [new Stanza(['scrypt', unpadded, String(workFactor)], body)]
    },
  })
  return age.encrypt(streamOf(plain)) as Promise<unknown> as Promise<Bytes>
}

/** Decrypts the output of `encryptWithPassphrase` or `age -p`. Rejects a wrong passphrase before returning any data. */
export async function decryptWithPassphrase(encrypted: Bytes, passphrase: string): Promise<Bytes> {
  const age = new Decrypter()
  let isOurs = false
  age.addIdentity({
    async unwrapFileKey([stanza]: Stanza[]) {
      const [kind, salt = '', factor] = stanza?.args ?? []
      if (kind !== 'scrypt' || !stanza || Number(factor) > mostWorkFactor) return null
      isOurs = true
      const key = await keyOf(passphrase, Buffer.from(salt, 'base64'), Number(factor))
      return fileKeyIn(stanza.body, key)
    },
  })
  const plain: Promise<unknown> = age.decrypt(streamOf(encrypted))
  return (plain as Promise<Bytes>).catch((error: Error) => {
    throw new UnreadableBackup(
      isOurs && /no identity matched/.test(error.message)
        ? 'the file was encrypted with a different passphrase than BACKUP_PASSPHRASE.'
        : `the file isn’t a backup, or it’s damaged (${error.message}).`,
    )
  })
}

/** Node's stream type; the library's types are for browsers. */
const streamOf = (bytes: Bytes) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>

const keyOf = (passphrase: string, salt: Buffer, factor: number) =>
  scrypt(passphrase.normalize(), Buffer.concat([label, salt]), 32, {
    N: 2 ** factor,
    r: 8,
    p: 1,
    maxmem: 2 ** (factor + 11),
  })

function fileKeyIn(body: Uint8Array, key: Buffer): Uint8Array | null {
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagLength })
  cipher.setAuthTag(body.subarray(-tagLength))
  try {
    return Buffer.concat([cipher.update(body.subarray(0, -tagLength)), cipher.final()])
  } catch {
    return null
  }
}
