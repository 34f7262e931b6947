import type { HashCost } from '../../src/modules/identity/adapters/secrets.ts'

/** The least that argon2 takes: nobody guards anything with the passwords of tests. */
export const cheapestHashes: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
