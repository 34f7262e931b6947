import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ConsentsPorts } from '../ports.ts'

type UnsubscribeLinks = Pick<ConsentsPorts, 'unsubscribeUrls' | 'memberOfUnsubscribe'>

const idBytes = 16
const proofBytes = 16

/** A signed link that identifies a member; nothing is stored, so links in old mail keep working. */
export function unsubscribeLinks(keys: readonly string[], appUrl: string): UnsubscribeLinks {
  const proof = (id: Buffer, key: string) =>
    createHmac('sha256', key).update('unsubscribe e-mail ').update(id).digest().subarray(0, proofBytes)
  return {
    unsubscribeUrls(memberId) {
      const id = Buffer.from(memberId.replaceAll('-', ''), 'hex')
      const token = Buffer.concat([id, proof(id, keys[0] ?? '')]).toString('base64url')
      return {
        oneClick: `${appUrl}/api/unsubscribe/${token}`,
        page: `${appUrl}/unsubscribe?token=${token}`,
        preferences: `${appUrl}/preferences?token=${token}`,
      }
    },
    memberOfUnsubscribe(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== idBytes + proofBytes) return undefined
      const [id, given] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
      return keys.some(key => timingSafeEqual(proof(id, key), given))
        ? withDashes(id.toString('hex'))
        : undefined
    },
  }
}

const withDashes = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
