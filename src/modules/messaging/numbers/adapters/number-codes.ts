import { createHmac } from 'node:crypto'
import type { NumbersPorts } from '../ports.ts'

/**
 * Six digits derived from the request and a server key, so that no code is stored. The first code is the one to send; codes of
 * older keys stay valid.
 */
export const numberCodes =
  (keys: readonly string[]): NumbersPorts['codesOf'] =>
  ({ id, number }) =>
    keys.map(key => {
      const digest = createHmac('sha256', key).update(`confirm number ${id} ${number}`).digest()
      return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
    })
