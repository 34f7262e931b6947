import { createHmac } from 'node:crypto'
import type { NumbersPorts } from '../ports.ts'

/**
 * Six digits that follow from what was asked and a key of the server, so that no code is kept anywhere. The first is the
 * one to send; those of older keys go on being right.
 */
export const numberCodes =
  (keys: readonly string[]): NumbersPorts['codesOf'] =>
  ({ id, number }) =>
    keys.map(key => {
      const digest = createHmac('sha256', key).update(`confirm number ${id} ${number}`).digest()
      return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
    })
