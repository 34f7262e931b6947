import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** The browser's details for a passkey response. */
interface Place {
  readonly origin: string
  readonly rpId: string
}

/** The head of a CBOR item: its type and a number below 65,536. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255])
}

function cbor(value: number | string | Buffer | ReadonlyMap<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const map = value as ReadonlyMap<number, number>
  return Buffer.concat([head(5, map.size), ...[...map].flat().map(cbor)])
}

/**
 * An authenticator with one passkey (ES256), like a phone or security key. It has a counter, and the user is always
 * verified.
 */
export function softwareAuthenticator({ origin, rpId }: Place) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const state = { counter: 0, origin, rpId, verified: true }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: state.origin, crossOrigin: false }))
  const authData = (attested: Buffer) => {
    const flags = 1 | (state.verified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(state.counter)
    return Buffer.concat([sha256(state.rpId), Buffer.from([flags]), counter, attested])
  }
  return {
    /** Tests may change it: the counter, and the browser's location. */
    state,
    credentialId: text(credentialId),
    make(challenge: string) {
      const publicBytes = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cbor(publicBytes),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(attested)],
      ])
      return {
        id: text(credentialId),
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      }
    },
    sign(challenge: string) {
      state.counter += 1
      const [data, client] = [authData(Buffer.alloc(0)), clientData('webauthn.get', challenge)]
      return {
        id: text(credentialId),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      }
    },
  }
}
