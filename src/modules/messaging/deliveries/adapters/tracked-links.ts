import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DeliveriesPorts } from '../ports.ts'

type TrackedLinks = Pick<DeliveriesPorts, 'trackedUrl' | 'sentLinkOf'>

const idBytes = 16
const proofBytes = 16
const tokenBytes = idBytes + 1 + proofBytes

/** A signed link that identifies a recipient's email and one of its links. Nothing is stored; its target can't be changed. */
export function trackedLinks(keys: readonly string[], appUrl: string): TrackedLinks {
  const proof = (named: Buffer, key: string) =>
    createHmac('sha256', key).update('tracked link ').update(named).digest().subarray(0, proofBytes)
  return {
    trackedUrl({ deliveryId, link }) {
      const named = Buffer.concat([Buffer.from(deliveryId.replaceAll('-', ''), 'hex'), Buffer.from([link])])
      const token = Buffer.concat([named, proof(named, keys[0] ?? '')]).toString('base64url')
      return `${appUrl}/r/${token}`
    },
    sentLinkOf(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return undefined
      const [named, given] = [bytes.subarray(0, idBytes + 1), bytes.subarray(idBytes + 1)]
      if (!keys.some(key => timingSafeEqual(proof(named, key), given))) return undefined
      const hex = named.toString('hex', 0, idBytes)
      const deliveryId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { deliveryId, link: named[idBytes] ?? 0 }
    },
  }
}
