import { createHash, createHmac, randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { Busy } from '#platform/http/refusals.ts'
import { semaphore } from '#platform/kernel/semaphore.ts'

/** The cost of a hash: KiB of memory, passes and threads. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

const careful: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Node's pool has four threads: file access and DNS need some, too. */
const maxConcurrency = 2
const mostWaiting = 64

/** Argon2id with its own short queue: during a wave of sign-ins, clients must retry instead of blocking everybody else. */
export function secretsByArgon2(keys: readonly string[], cost = careful) {
  const options = { algorithm: 2 satisfies Algorithm, ...cost }
  const atOnce = Math.min(maxConcurrency, availableParallelism())
  const inTurn = semaphore({ atOnce, waiting: mostWaiting, full: () => new Busy() })
  const nobody = inTurn(() => hash('nobody has this password', options))

  return {
    hash: (secret: string) => inTurn(() => hash(secret, options)),
    async verify(known: string | undefined, secret: string) {
      // Rows without sign-in contain no valid hash: checking takes as long as for a wrong password.
      const stored = known?.startsWith('$argon2') ? known : await nobody
      const right = await inTurn(() => verify(stored, secret))
      return right && stored === known
    },
    lookups: (code: string) =>
      keys.map(key => createHmac('sha256', `staff code ${key}`).update(code).digest('base64url')),
    newStaffCode: () => String(randomInt(100_000_000)).padStart(8, '0'),
    digest: (token: string) => createHash('sha256').update(token).digest('base64url'),
  }
}
