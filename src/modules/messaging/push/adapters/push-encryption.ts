import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

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

/**
 * A push as a browser decrypts it (RFC 8291, in one record of RFC 8188), with Node's own derivation of keys: web-push does the
 * same in a third more time. Throws where the keys are none.
 */
export function encryptedPush(payload: string, keys: DeviceKeys, own: Ephemeral = ephemeral()): Buffer {
  const device = Buffer.from(keys.p256dh, 'base64url')
  const secret = Buffer.from(keys.auth, 'base64url')
  if (device.length !== publicKeyBytes || secret.length < secretBytes)
    throw new Error('These are no keys of a device.')
  const { pair, salt } = own
  const ourKey = pair.getPublicKey()
  const ofBoth = Buffer.concat([Buffer.from('WebPush: info\0'), device, ourKey])
  const shared = derived(pair.computeSecret(device), secret, ofBoth, 32)
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(payload + lastRecord, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([headOf(salt, ourKey), ...record])
}

function ephemeral(): Ephemeral {
  const pair = createECDH(curve)
  pair.generateKeys()
  return { pair, salt: randomBytes(saltBytes) }
}

const derived = (from: Uint8Array, salt: Uint8Array, about: string | Buffer, bytes: number) =>
  new Uint8Array(hkdfSync('sha256', from, salt, about, bytes))

function headOf(salt: Buffer, ourKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordBytes)
  sizes.writeUInt8(ourKey.length, 4)
  return Buffer.concat([salt, sizes, ourKey])
}
