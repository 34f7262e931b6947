import { createCipheriv, createECDH, type ECDH, hash, randomBytes } from 'node:crypto'

/** A device's keys, in base64url: its public key on the curve, and the secret that it shares with us. */
interface DeviceKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What is ours alone and new for each message. */
interface Ephemeral {
  readonly pair: ECDH
  readonly salt: Buffer
}

const curve = 'prime256v1'
const [publicKeyBytes, secretBytes, saltBytes] = [65, 16, 16]
const recordBytes = 4096
const lastRecord = '\x02'

/** A push as a browser decrypts it (RFC 8291, in one record of RFC 8188). Throws where the keys are none. */
export function encryptedPush(payload: string, keys: DeviceKeys, own: Ephemeral = ephemeral()): Buffer {
  const device = Buffer.from(keys.p256dh, 'base64url')
  const secret = Buffer.from(keys.auth, 'base64url')
  if (device.length !== publicKeyBytes || secret.length < secretBytes)
    throw new Error('These are no keys of a device.')
  const { pair, salt } = own
  const ourKey = pair.getPublicKey()
  const ofBoth = Buffer.concat([Buffer.from('WebPush: info\0'), device, ourKey])
  const shared = expanded(hmac(secret, pair.computeSecret(device)), ofBoth, 32)
  const ofMessage = hmac(salt, shared)
  const key = expanded(ofMessage, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = expanded(ofMessage, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(payload + lastRecord, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([headOf(salt, ourKey), ...record])
}

function ephemeral(): Ephemeral {
  const pair = createECDH(curve)
  pair.generateKeys()
  return { pair, salt: randomBytes(saltBytes) }
}

const blockBytes = 64

/**
 * HMAC with SHA-256 (RFC 2104) for a key that is used a few times: Node's own makes an object of each key, which costs more
 * than both hashes (D-160).
 */
function hmac(key: Buffer, ...data: readonly Buffer[]): Buffer {
  const short = key.length > blockBytes ? hash('sha256', key, 'buffer') : key
  const within = hash('sha256', Buffer.concat([padded(short, 0x36), ...data]), 'buffer')
  return hash('sha256', Buffer.concat([padded(short, 0x5c), within]), 'buffer')
}

function padded(key: Buffer, filler: number): Buffer {
  const block = Buffer.alloc(blockBytes, filler)
  for (let n = 0; n < key.length; n++) block[n] = (key[n] ?? 0) ^ filler
  return block
}

const firstBlock = Buffer.from([1])

/** The second half of HKDF (RFC 5869), for as much as one hash gives; `hmac` is the first. */
const expanded = (from: Buffer, about: Buffer, bytes: number) =>
  hmac(from, about, firstBlock).subarray(0, bytes)

function headOf(salt: Buffer, ourKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordBytes)
  sizes.writeUInt8(ourKey.length, 4)
  return Buffer.concat([salt, sizes, ourKey])
}
