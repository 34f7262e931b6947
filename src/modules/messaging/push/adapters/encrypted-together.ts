import { encryptedPush } from './push-encryption.ts'

export interface PushToEncrypt {
  readonly payload: string
  /** The device's keys, in base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** Several pushes one after the other in one piece of memory. */
export interface EncryptedTogether {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Of each, in their order; 0 where its keys are none. */
  readonly lengths: readonly number[]
}

export function encryptedTogether(pushes: readonly PushToEncrypt[]): EncryptedTogether {
  const sealed = pushes.map(encryptedOrNothing)
  const lengths = sealed.map(({ length }) => length)
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const push of sealed) {
    bytes.set(push, at)
    at += push.length
  }
  return { bytes, lengths }
}

/** Each for itself; undefined where its keys are none. */
export function takenApart({ bytes, lengths }: EncryptedTogether): readonly (Buffer | undefined)[] {
  let at = 0
  return lengths.map(length => {
    const push = length > 0 ? Buffer.from(bytes.buffer, bytes.byteOffset + at, length) : undefined
    at += length
    return push
  })
}

const nothing = Buffer.alloc(0)

function encryptedOrNothing({ payload, p256dh, auth }: PushToEncrypt): Buffer {
  try {
    return encryptedPush(payload, { p256dh, auth })
  } catch {
    return nothing
  }
}
