import { createHash, createHmac, randomInt } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import type { Secrets } from '../ports.ts'

/** What one hash costs: KiB of memory, passes over it, and threads. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

const careful: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2

/** Argon2id with its own small queue, so that a wave of sign-ins can't take the threads that files and DNS need. */
export function secretsByArgon2(keys: readonly string[], cost = careful): Secrets {
  const options = { algorithm: 2 satisfies Algorithm, ...cost }
  const waiting: (() => void)[] = []
  let running = 0
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  const nobody = inTurn(() => hash('nobody has this password', options))

  return {
    hash: secret => inTurn(() => hash(secret, options)),
    async verify(known, secret) {
      const stored = known ?? (await nobody)
      const right = await inTurn(() => verify(stored, secret))
      return right && known !== undefined
    },
    lookups: code =>
      keys.map(key => createHmac('sha256', `staff code ${key}`).update(code).digest('base64url')),
    newStaffCode: () => String(randomInt(100_000_000)).padStart(8, '0'),
    digest: token => createHash('sha256').update(token).digest('base64url'),
  }
}
