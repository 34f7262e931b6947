import type { HashCost } from '../../src/modules/identity/adapters/secrets.ts'

/** The minimum cost for argon2: test passwords protect nothing. */
export const cheapestHashes: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
