import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { CheckInCode } from '../check-in-codes.ts'
import type { Goal } from '../goals.ts'
import type { CheckInCodes, Goals, LoyaltyPorts } from '../ports.ts'
import { ledgerInDatabase } from './ledger-in-database.ts'
import { scanProofsInDatabase } from './scan-proofs-in-database.ts'
import { screensInDatabase } from './screens-in-database.ts'
import { CodeTable, GoalTable } from './tables.ts'
import { treatmentsInDatabase } from './treatments-in-database.ts'
import { vouchersInDatabase } from './vouchers-in-database.ts'
import { waitingScansInDatabase } from './waiting-scans-in-database.ts'

export function loyaltyInDatabase(
  database: Database,
  cache: Cache,
): Pick<
  LoyaltyPorts,
  'ledger' | 'codes' | 'goals' | 'vouchers' | 'treatments' | 'screens' | 'scanProofs' | 'waitingScans'
> {
  return {
    ledger: ledgerInDatabase(database, cache),
    codes: codesInDatabase(database, cache),
    goals: goalsInDatabase(database, cache),
    vouchers: vouchersInDatabase(database),
    treatments: treatmentsInDatabase(database),
    screens: screensInDatabase(database, cache),
    scanProofs: scanProofsInDatabase(database),
    waitingScans: waitingScansInDatabase(database, cache),
  }
}

function codesInDatabase(database: Database, cache: Cache): CheckInCodes {
  const codes = cache.readThrough('check-in-codes', async (): Promise<readonly CheckInCode[]> => {
    return database.entities().find(CodeTable, {}, { orderBy: { description: 'asc' } })
  })
  return {
    all: () => codes.get(''),
    async addMissing(added) {
      await database
        .entities()
        .upsertMany(CodeTable, [...added], { onConflictFields: ['description'], onConflictAction: 'ignore' })
      cache.invalidate('check-in-codes', '')
    },
  }
}

function goalsInDatabase(database: Database, cache: Cache): Goals {
  const goals = cache.readThrough('goals-in-order', async (): Promise<readonly Goal[]> => {
    return database.entities().find(GoalTable, {}, { orderBy: { sortOrder: 'asc', pointsRequired: 'asc' } })
  })
  return {
    all: () => goals.get(''),
    async add(added) {
      await database.entities().insertMany(GoalTable, [...added])
      cache.invalidate('goals-in-order', '')
      cache.invalidate('goals', '')
    },
  }
}
