import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pushEncryptor } from '../../../src/modules/messaging/push/adapters/push-encryptor.ts'

const device = createECDH('prime256v1')
const p256dh = device.generateKeys('base64url')
const auth = randomBytes(16).toString('base64url')

/** As a browser does (RFC 8291). */
function decrypted(message: Buffer | undefined): string {
  if (!message) return 'nothing'
  const [salt, ourKey, record] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)]
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), ourKey])
  const secret = device.computeSecret(ourKey)
  const shared = hkdfSync('sha256', secret, Buffer.from(auth, 'base64url'), about, 32)
  const derived = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${what}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return text.subarray(0, -1).toString()
}

const words = Array.from({ length: 20 }, (_, n) => `Offer ${n}, Zoë`)
const askedAtOnce = (encrypt: ReturnType<typeof pushEncryptor>) =>
  Promise.all(words.map(payload => encrypt({ payload, p256dh, auth })))

describe('encrypting pushes', () => {
  it('gives each its own, in a thread where many are asked for at once, and whatever comes while it is there', async () => {
    let opened = 0
    const asked: number[] = []
    const encrypt = pushEncryptor((onEnd, open) => {
      opened++
      const thread = open(onEnd)
      return {
        encrypt: pushes => {
          asked.push(pushes.length)
          return thread.encrypt(pushes)
        },
      }
    })
    expect((await askedAtOnce(encrypt)).map(decrypted)).toEqual(words)
    expect(decrypted(await encrypt({ payload: 'One more', p256dh, auth }))).toBe('One more')
    expect([opened, asked]).toEqual([1, [20, 1]])
  })

  it('begins no thread for a few', async () => {
    const encrypt = pushEncryptor(() => {
      throw new Error('A thread for one push.')
    })
    expect(decrypted(await encrypt({ payload: 'Hello', p256dh, auth }))).toBe('Hello')
  })

  it('tells keys that are none from those beside them', async () => {
    const encrypt = pushEncryptor()
    const some = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(n =>
      encrypt({ payload: `${n}`, p256dh: n === 4 ? 'AAAA' : p256dh, auth }),
    )
    const sealed = await Promise.all(some)
    expect(sealed.map(decrypted)).toEqual(['0', '1', '2', '3', 'nothing', '5', '6', '7', '8'])
  })

  it('goes on without the thread when it dies, and with another one later', async () => {
    let opened = 0
    const encrypt = pushEncryptor((onEnd, open) => {
      opened++
      if (opened > 1) return open(onEnd)
      return {
        encrypt: async () => {
          onEnd()
          throw new Error('It died.')
        },
      }
    })
    expect((await askedAtOnce(encrypt)).map(decrypted)).toEqual(words)
    expect((await askedAtOnce(encrypt)).map(decrypted)).toEqual(words)
    expect(opened).toBe(2)
  })
})
