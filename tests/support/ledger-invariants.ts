import { expect } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { verifyLedger } from '../../src/modules/loyalty/adapters/verify-ledger.ts'

/** Call this after every suite that moves points: checks that the ledger is consistent. */
export async function expectSoundLedger(database: Database): Promise<void> {
  expect((await verifyLedger(database)).violations).toEqual([])
}
