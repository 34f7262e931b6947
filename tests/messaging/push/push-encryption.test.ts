import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptedPush } from '../../../src/modules/messaging/push/adapters/push-encryption.ts'

/** RFC 8291, appendix A. */
const example = {
  plaintext: 'When I grow up, I want to be a watermelon',
  device: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  ourPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

it('encrypts the example of RFC 8291 to its message', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(example.ourPrivateKey, 'base64url')
  const salt = Buffer.from(example.salt, 'base64url')
  const message = encryptedPush(example.plaintext, example.device, { pair, salt })
  expect(message.toString('base64url')).toBe(example.message)
})

it.each([16, 64, 65, 200])('is what a browser decrypts, with a secret of %i bytes', bytes => {
  const device = createECDH('prime256v1')
  const keys = { p256dh: device.generateKeys('base64url'), auth: randomBytes(bytes).toString('base64url') }
  const message = encryptedPush('Zoë, a quiet Tuesday 💜', keys)
  const [salt, ourKey, record] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)]
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), ourKey])
  const shared = hkdfSync(
    'sha256',
    device.computeSecret(ourKey),
    Buffer.from(keys.auth, 'base64url'),
    both,
    32,
  )
  const derived = (about: string, size: number) =>
    Buffer.from(hkdfSync('sha256', new Uint8Array(shared), salt, `Content-Encoding: ${about}\0`, size))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  expect(text.toString()).toBe('Zoë, a quiet Tuesday 💜\x02')
})

it('has a key pair and a salt of its own for each message', () => {
  const heads = [1, 2].map(() => encryptedPush('once', example.device).subarray(0, 86).toString('hex'))
  expect(heads[0]?.slice(0, 32)).not.toBe(heads[1]?.slice(0, 32))
  expect(heads[0]?.slice(42)).not.toBe(heads[1]?.slice(42))
})

it.each([
  ['a key that is too short', { ...example.device, p256dh: randomBytes(64).toString('base64url') }],
  [
    'a key that is no point of the curve',
    { ...example.device, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  ],
  ['a secret that is too short', { ...example.device, auth: randomBytes(15).toString('base64url') }],
])('refuses %s', (_, keys) => {
  expect(() => encryptedPush('never', keys)).toThrow()
})
