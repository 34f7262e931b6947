import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Signer } from '../ports.ts'

/**
 * Signs with the first key and accepts all of them. The prefix separates these signatures from the session cookie's.
 */
export function signerByHmac(keys: readonly string[]): Signer {
  const signedWith = (key: string, text: string) =>
    createHmac('sha256', key).update(`velora desk ${text}`).digest()
  return {
    sign: text => signedWith(keys[0] ?? '', text).toString('base64url'),
    verify(text, signature) {
      const given = Buffer.from(signature, 'base64url')
      return keys.some(key => {
        const own = signedWith(key, text)
        return own.length === given.length && timingSafeEqual(own, given)
      })
    },
  }
}
