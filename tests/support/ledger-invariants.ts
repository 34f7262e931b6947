import { expect } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { verifyLedger } from '../../src/modules/loyalty/adapters/verify-ledger.ts'

/** After every suite that moves points: nothing in the ledger contradicts anything else. */
export async function expectSoundLedger(database: Database): Promise<void> {
  expect((await verifyLedger(database)).violations).toEqual([])
}
